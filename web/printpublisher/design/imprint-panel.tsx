import { Button, Group, Stack, Text } from "@mantine/core";
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { imprintWords, usualImprint } from "../../../shared/printpublisher/config/imprint.ts";
import { Panel } from "../../ui/panel.tsx";
import { RichField, type RichForm } from "./rich-field.tsx";

/** The title's verso: the usual imprint, or the laboratory's own wording of it. */
export function ImprintPanel(props: {
  form: RichForm & { watch: (name: "imprint", follow: () => void) => void };
  /** Language of the usual imprint. */
  language: string;
  editable: boolean;
}) {
  const { form, language, editable } = props;
  const { t } = useTranslation("printdesign");
  const [, draw] = useReducer((times: number) => times + 1, 0);
  form.watch("imprint", draw);
  const isUsual = form.getValues().imprint === "";
  return (
    <Panel title={t("imprint")}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t("imprintHelp")}
        </Text>
        <RichField form={form} name="imprint" label={t("imprintText")} editable={editable} />
        <Text size="sm" c="dimmed">
          {t("imprintWords")} {imprintWords.map((word) => `{${word}} ${t(`imprintWord.${word}`)}`).join(", ")}
          .
        </Text>
        {editable && (
          <Group>
            <Button
              variant="default"
              onClick={() => form.setFieldValue("imprint", isUsual ? usualImprint(language) : "")}
            >
              {t(isUsual ? "imprintReword" : "imprintUsual")}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
