import { Button, Checkbox, Group, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  csvDelimiters,
  type csvOptionsSchema,
  wholeCatalogue,
} from "../../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { DisabledInMaintenance } from "../../platform/form/disabled-in-maintenance.tsx";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { Panel } from "../../ui/panel.tsx";
import { CategorySelect } from "../category-select.tsx";

export type CsvOptions = z.input<typeof csvOptionsSchema> & { language: Language };

/** Selects the analyses and the format; a category is required. */
export function CsvForm(props: {
  options: CsvOptions;
  busy: boolean;
  onChange: (options: CsvOptions) => void;
  onGenerate: () => void;
}) {
  const { t } = useTranslation("csv");
  const { t: list } = useTranslation("laboreditor");
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const [tried, setTried] = useState(false);
  const { options } = props;
  const set = (change: Partial<CsvOptions>) => props.onChange({ ...options, ...change });
  const missing = options.category === "";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!missing) return props.onGenerate();
        event.currentTarget.querySelector("input")?.focus();
      }}
    >
      <DisabledInMaintenance>
        <Panel title={t("what")}>
          <Stack>
            <CategorySelect
              label={list("analyses.category")}
              required
              all={{ value: wholeCatalogue[0], label: t("whole") }}
              value={options.category}
              onChange={(category) => set({ category })}
              error={tried && missing ? t("categoryFirst") : undefined}
            />
            <TextInput
              label={t("search")}
              value={options.search ?? ""}
              onChange={(event) => set({ search: event.currentTarget.value })}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <Select
                label={list("analyses.state")}
                allowDeselect={false}
                value={options.pubstate ?? ""}
                data={[
                  { value: "", label: list("analyses.anyState") },
                  ...analysisStates.map((value) => ({ value, label: list(`states.${value}`) })),
                ]}
                onChange={(pubstate) => set({ pubstate: pubstate || undefined })}
              />
              <Select
                label={list("analyses.visibility")}
                allowDeselect={false}
                value={options.internal ?? ""}
                data={[
                  { value: "", label: t("anyVisibility") },
                  { value: "false", label: list("analyses.onlyPublic") },
                  { value: "true", label: list("analyses.onlyInternal") },
                ]}
                onChange={(internal) => set({ internal: internal || undefined })}
              />
            </SimpleGrid>
          </Stack>
        </Panel>
        <Panel title={t("how")}>
          <Stack>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <Select
                label={t("language")}
                allowDeselect={false}
                value={options.language}
                data={languages.map((value) => ({ value, label: languageName(value) }))}
                onChange={(language) => language && set({ language })}
              />
              <Select
                label={t("delimiter")}
                allowDeselect={false}
                value={options.delimiter ?? ";"}
                data={csvDelimiters.map((value) => ({ value, label: t(`delimiters.${value}`) }))}
                onChange={(delimiter) => set({ delimiter: delimiter ?? undefined })}
              />
            </SimpleGrid>
            <Checkbox
              label={t("escape")}
              description={t("escapeHelp")}
              checked={options.escape !== "false"}
              onChange={(event) => set({ escape: String(event.currentTarget.checked) })}
            />
            <Group>
              <Button type="submit" loading={props.busy}>
                {t("generate")}
              </Button>
            </Group>
          </Stack>
        </Panel>
      </DisabledInMaintenance>
    </form>
  );
}
