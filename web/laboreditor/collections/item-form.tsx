import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useSettings } from "../../platform/startup.ts";
import { Panel } from "../../ui/panel.tsx";
import { useLanguageName } from "../languages.ts";
import classes from "./item-form.module.css";
import type { itemInput } from "./item-input.ts";

type Base = SaveForm<typeof itemInput>;

/** One text per content language, the main one first. */
function Texts(props: {
  base: Base;
  path: "name" | `details.${number}.texts`;
  label: string;
  plain?: boolean;
}) {
  const { base, path, label } = props;
  const languageName = useLanguageName();
  const languages = useSettings().languages;
  const shown = props.plain ? languages.slice(0, 1) : languages;
  return (
    <div className={classes.texts}>
      {shown.map((language) => (
        <TextInput
          key={base.form.key(`${path}.${language}`)}
          label={shown.length > 1 || !props.plain ? `${label} (${languageName(language)})` : label}
          lang={language}
          {...base.form.getInputProps(`${path}.${language}`)}
        />
      ))}
    </div>
  );
}

function Details({ base }: { base: Base }) {
  const { t } = useTranslation("laboreditor");
  const [details, setDetails] = useState(base.form.getValues().details);
  const refresh = () => setDetails([...base.form.getValues().details]);
  return (
    <Panel title={t("item.details")}>
      <Stack gap="lg">
        <Text c="dimmed">{t("item.detailsLead")}</Text>
        {details.map((detail, place) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: the form knows a detail by its place
            key={place}
            className={classes.detail}
          >
            <legend className={classes.legend}>{detail.key || t("item.newDetail")}</legend>
            <Group align="flex-end" wrap="nowrap">
              <TextInput
                label={t("item.key")}
                key={base.form.key(`details.${place}.key`)}
                {...base.form.getInputProps(`details.${place}.key`)}
                flex={1}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={t("item.removeDetail", { key: detail.key })}
                onClick={() => {
                  base.form.removeListItem("details", place);
                  refresh();
                }}
              >
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            </Group>
            <Texts
              base={base}
              path={`details.${place}.texts`}
              label={t("item.text")}
              plain={base.form.getValues().details[place]?.plain}
            />
            <Checkbox
              label={t("item.plain")}
              key={base.form.key(`details.${place}.plain`)}
              {...base.form.getInputProps(`details.${place}.plain`, { type: "checkbox" })}
              onChange={(event) => {
                base.form.setFieldValue(`details.${place}.plain`, event.currentTarget.checked);
                refresh();
              }}
            />
          </fieldset>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => {
              base.form.insertListItem("details", { key: "", plain: false, texts: {} });
              refresh();
            }}
          >
            {t("item.addDetail")}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

/** The fields of an item: identifier (fixed once it exists), name per language, further details. */
export function ItemFields({ base, fresh }: { base: Base; fresh: boolean }) {
  const { t } = useTranslation("laboreditor");
  return (
    <>
      <Panel>
        <Stack gap="md">
          <Texts base={base} path="name" label={t("collections.name")} />
          <TextInput
            label={t("collections.identifier")}
            description={t(fresh ? "item.identifierHelp" : "item.identifierFixed")}
            readOnly={!fresh}
            required={fresh}
            key={base.form.key("identifier")}
            {...base.form.getInputProps("identifier")}
          />
        </Stack>
      </Panel>
      <Details base={base} />
    </>
  );
}
