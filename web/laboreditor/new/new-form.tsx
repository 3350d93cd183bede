import { MultiSelect, Stack, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import type { CreationChoices } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { createAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { newIdempotencyKey, send } from "../../platform/api/call.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Panel } from "../../ui/panel.tsx";
import { analysesKey, analysisForm } from "../editor/queries.ts";
import { newAnalysisInput } from "./new-analysis.ts";

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
  const client = useQueryClient();
  const navigate = useNavigate();
  // One idempotency key per new analysis, however often the response is lost.
  const key = useRef(newIdempotencyKey());
  const base = useSaveForm({
    schema: newAnalysisInput,
    read: {
      values: {
        code: "",
        name: textsIn(languages, props.name),
        categories: [...props.categories],
      },
      etag: null,
    },
    save: (values) =>
      send(createAnalysis, {
        body: {
          code: values.code,
          name: filledTexts(values.name),
          ...(copyOf ? { copy_of: copyOf } : { categories: values.categories }),
          ...(layout ? { layout } : {}),
        },
        idempotencyKey: key.current,
      }).catch((problem) => {
        // A refused request is not repeated: the next attempt is another request.
        key.current = newIdempotencyKey();
        throw problem;
      }),
    saved: t("new.made"),
    messages: { already_exists: t("new.codeExists") },
    onSaved: async (saved) => {
      client.setQueryData(analysisForm(saved.output.id).queryKey, saved);
      await navigate(`/laboreditor/analyse/${saved.output.id}`, { replace: true });
      await client.invalidateQueries({ queryKey: [...analysesKey, "list"] });
    },
  });
  const offered = choices.filter(
    ({ identifier, selectable }) => selectable || props.categories.includes(identifier),
  );
  return (
    <SaveFormFrame base={base} label={t("new.title")}>
      <Panel>
        <Stack gap="md">
          <TextInput
            label={t("analyses.code")}
            description={t("new.codeHelp")}
            required
            data-autofocus
            key={base.form.key("code")}
            {...base.form.getInputProps("code")}
          />
          <LocalizedInput form={base.form} path="name" label={t("analyses.name")} />
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
              key={base.form.key("categories")}
              {...base.form.getInputProps("categories")}
            />
          )}
        </Stack>
      </Panel>
      <SaveBar status={base.status} label={t("new.make")} />
    </SaveFormFrame>
  );
}
