import { MultiSelect, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { codeSchema } from "../../../shared/core/catalogue/document.ts";
import { type LocalizedText, localizedTextSchema } from "../../../shared/kernel/language.ts";
import type { CreationChoices } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { useSettings } from "../../platform/startup.ts";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { analysesKey, analysisCalls } from "../editor/queries.ts";

/** What a new analysis requires before its fields: the rest is filled in with the editor. */
const newAnalysisInput = z.object({
  code: codeSchema,
  name: localizedTextSchema,
  categories: z.array(z.string()),
});

/** Asks for code, name and categories of a new analysis, creates it and opens its editor. */
export function NewForm(props: {
  /** Null for a copy, which has its original's. */
  layout: string | null;
  copyOf?: string;
  name: LocalizedText;
  categories: readonly string[];
  choices: CreationChoices["categories"];
}) {
  const { layout, copyOf, choices } = props;
  const { t } = useTranslation("laboreditor");
  const text = useLocalized();
  const { languages } = useSettings();
  const go = useGo();
  const offered = choices.filter(
    ({ identifier, selectable }) => selectable || props.categories.includes(identifier),
  );
  return (
    <ResourceForm
      calls={analysisCalls}
      cacheKey={analysesKey}
      read={null}
      schema={newAnalysisInput}
      values={() => ({ code: "", name: textsIn(languages, props.name), categories: [...props.categories] })}
      body={({ code, name, categories }) => ({
        code,
        name: filledTexts(name),
        ...(copyOf ? { copy_of: copyOf } : { categories }),
        ...(layout ? { layout } : {}),
      })}
      label={t("new.title")}
      saveLabel={t("new.make")}
      saved={t("new.made")}
      messages={{ already_exists: t("new.codeExists") }}
      onSaved={({ output }) => go(`/laboreditor/analyse/${output.id}`, { replace: true })}
    >
      {({ form }) => (
        <Panel>
          <Stack gap="md">
            <TextInput
              label={t("analyses.code")}
              description={t("new.codeHelp")}
              required
              data-autofocus
              key={form.key("code")}
              {...form.getInputProps("code")}
            />
            <LocalizedInput form={form} path="name" label={t("analyses.name")} />
            {!copyOf && (
              <MultiSelect
                label={t("analyses.categories")}
                description={t("new.categoriesHelp")}
                searchable
                hidePickedOptions
                data={offered.map(({ identifier, name }) => ({
                  value: identifier,
                  label: text(name) || identifier,
                }))}
                key={form.key("categories")}
                {...form.getInputProps("categories")}
              />
            )}
          </Stack>
        </Panel>
      )}
    </ResourceForm>
  );
}
