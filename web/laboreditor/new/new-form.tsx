import { Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { codeSchema } from "../../../shared/core/catalogue/document.ts";
import { type LocalizedText, localizedTextSchema } from "../../../shared/kernel/language.ts";
import type { CreationChoices, References } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { useSettings } from "../../platform/startup.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { CategoryInput } from "../editor/fields/reference-input.tsx";
import { analysesKey, analysisCalls } from "../editor/queries.ts";

/** Data of a new analysis that is required before its fields; the rest is filled in with the editor. */
const newAnalysisInput = z.object({
  code: codeSchema,
  name: localizedTextSchema,
  categories: z.array(z.string()),
});

/** Asks for code, name and categories of a new analysis, creates it and opens its editor. */
export function NewForm(props: {
  /** Null for a copy, which has the layout of its original. */
  layout: string | null;
  copyOf?: string;
  name: LocalizedText;
  categories: readonly string[];
  choices: CreationChoices["categories"];
}) {
  const { layout, copyOf, choices } = props;
  const { t } = useTranslation(["laboreditor", "newAnalysis"]);
  const text = useLocalized();
  const { languages } = useSettings();
  const go = useGo();
  const owners = choices.filter(({ has_layout }) => has_layout);
  const ownersAmong = (chosen: readonly string[]) =>
    owners.filter(({ identifier }) => chosen.includes(identifier));
  const schema = newAnalysisInput.refine(({ categories }) => ownersAmong(categories).length < 2, {
    path: ["categories"],
    params: { code: "two_layouts" },
  });
  const crowd = ownersAmong(props.categories);
  const references: References = {
    ...{ collections: {}, items: {}, analyses: {} },
    categories: Object.fromEntries(
      choices.map(({ identifier, name, has_layout }) => [identifier, { name, has_layout }]),
    ),
  };
  return (
    <ResourceForm
      calls={analysisCalls}
      cacheKey={analysesKey}
      read={null}
      schema={schema}
      values={() => ({ code: "", name: textsIn(languages, props.name), categories: [...props.categories] })}
      body={({ code, name, categories }) => ({
        code,
        name: filledTexts(name),
        ...(copyOf ? { copy_of: copyOf } : { categories }),
        ...(layout ? { layout } : {}),
      })}
      label={t("newAnalysis:title")}
      saved={t("newAnalysis:made")}
      messages={{
        already_exists: t("newAnalysis:codeExists"),
        two_layouts: t("newAnalysis:twoLayoutsField"),
      }}
      onSaved={({ output }) => go(`/laboreditor/analyse/${output.id}`, { replace: true })}
    >
      {({ form }) => (
        <Panel>
          <Stack gap="md">
            {crowd.length > 1 && (
              <Notice tone="warn">
                {t("newAnalysis:twoLayouts", { categories: crowd.map(({ name }) => text(name)).join(", ") })}
              </Notice>
            )}
            <TextInput
              label={t("analyses.code")}
              description={t("newAnalysis:codeHelp")}
              required
              data-autofocus
              key={form.key("code")}
              {...form.getInputProps("code")}
            />
            <LocalizedInput form={form} path="name" label={t("analyses.name")} required />
            {!copyOf && (
              <CategoryInput
                key={form.key("categories")}
                {...form.getInputProps("categories")}
                label={t("analyses.categories")}
                description={t("newAnalysis:categoriesHelp")}
                defaultValue={form.getValues().categories}
                references={references}
                fits={({ identifier, has_layout }) =>
                  !has_layout ||
                  choices.some((choice) => choice.identifier === identifier && choice.selectable)
                }
              />
            )}
          </Stack>
        </Panel>
      )}
    </ResourceForm>
  );
}
