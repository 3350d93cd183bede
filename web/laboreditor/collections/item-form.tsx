import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useSettings } from "../../platform/startup.ts";
import { Panel } from "../../ui/panel.tsx";
import classes from "./item-form.module.css";
import type { itemInput } from "./item-input.ts";

type Base = SaveForm<typeof itemInput>;

function Details({ base }: { base: Base }) {
  const { t } = useTranslation("laboreditor");
  const { languages } = useSettings();
  const [details, setDetails] = useState(base.form.getValues().details);
  const refresh = () => setDetails([...base.form.getValues().details]);
  // Somebody else's save may add or remove details.
  base.form.watch("details", refresh);
  return (
    <Panel title={t("item.details")}>
      <Stack gap="lg">
        <Text c="dimmed">{t("item.detailsLead")}</Text>
        {details.map((detail, place) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: the form identifies a detail by its position
            key={place}
            className={classes.detail}
          >
            <legend className={classes.legend}>{detail.label || t("item.newDetail")}</legend>
            <Group align="flex-end" wrap="nowrap">
              <TextInput
                label={t("item.label")}
                key={base.form.key(`details.${place}.label`)}
                {...base.form.getInputProps(`details.${place}.label`)}
                flex={1}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={t("item.removeDetail", { label: detail.label || t("item.newDetail") })}
                onClick={() => {
                  base.form.removeListItem("details", place);
                  refresh();
                }}
              >
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            </Group>
            <div className={classes.texts}>
              <LocalizedInput
                form={base.form}
                path={`details.${place}.texts`}
                label={t("item.text")}
                languages={base.form.getValues().details[place]?.plain ? languages.slice(0, 1) : languages}
              />
            </div>
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
              base.form.insertListItem("details", { key: "", label: "", plain: false, texts: {} });
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
          <div className={classes.texts}>
            <LocalizedInput form={base.form} path="name" label={t("collections.name")} />
          </div>
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
