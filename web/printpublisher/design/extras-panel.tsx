import { Checkbox, NumberInput, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { mostNotes } from "../../../shared/printpublisher/config/print-config.ts";
import { Panel } from "../../ui/panel.tsx";

type Name = "thumb_index" | "notes_pages";
export interface ExtrasForm {
  key: (name: Name) => string;
  getInputProps: (name: Name, options?: { type: "checkbox" }) => object;
}

/** Tabs by category, and pages for notes. */
export function ExtrasPanel({ form, editable }: { form: ExtrasForm; editable: boolean }) {
  const { t } = useTranslation("printdesign");
  return (
    <Panel title={t("extras")}>
      <Stack gap="md">
        <Checkbox
          label={t("thumbIndex")}
          description={t("thumbIndexHelp")}
          disabled={!editable}
          key={form.key("thumb_index")}
          {...form.getInputProps("thumb_index", { type: "checkbox" })}
        />
        <NumberInput
          label={t("notesPages")}
          description={t("notesPagesHelp", { most: mostNotes })}
          readOnly={!editable}
          maw={420}
          allowDecimal={false}
          key={form.key("notes_pages")}
          {...form.getInputProps("notes_pages")}
        />
      </Stack>
    </Panel>
  );
}
