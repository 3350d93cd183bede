import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Comparison, useChoices } from "./conflict-dialog.tsx";
import type { Draft } from "./draft.ts";
import { compareEdits, mergeEdits } from "./merge.ts";
import type { EditorForm, ReadForm } from "./use-editor-form.ts";
import { valuesOf } from "./values.ts";

/** Offers the unsaved draft of an earlier visit; if it is based on an older version, with a choice for each field. */
export function DraftNotice(props: {
  draft: Draft;
  present: ReadForm;
  form: EditorForm;
  onSettled: () => void;
}) {
  const { draft, present, form } = props;
  const { t } = useTranslation("editor");
  const format = useFormat();
  const choices = useChoices();
  const theirs = valuesOf(present.output);
  // Move the focus, since the notice disappears together with its buttons.
  const settle = () => {
    props.onSettled();
    requestAnimationFrame(() => form.getInputNode(`name.${present.output.languages[0] ?? "de"}`)?.focus());
  };
  const { contested, homeless } = compareEdits(draft.base, draft.values, theirs);
  return (
    <Notice
      tone="new"
      title={t("draft.title")}
      actions={
        <>
          <Button
            size="xs"
            onClick={() => {
              // Merge into the form's current values: something may have been typed since.
              form.setValues(mergeEdits(draft.base, draft.values, form.getValues(), choices.takeTheirs));
              settle();
            }}
          >
            {t("draft.restore")}
          </Button>
          <Button size="xs" variant="default" onClick={settle}>
            {t("draft.discard")}
          </Button>
        </>
      }
    >
      {t("draft.text", { when: format.dateTime(draft.kept) })}{" "}
      {draft.version !== present.output.version && t("draft.newer")}
      {contested.length + homeless.length > 0 && (
        <Comparison
          base={draft.base}
          mine={draft.values}
          present={present.output}
          takeTheirs={choices.takeTheirs}
          onChoose={choices.choose}
        />
      )}
    </Notice>
  );
}
