import { Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { type FieldDefinition, valueFields } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  changeAnalysis,
  deleteAnalysis,
  preflightAnalysis,
} from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { focusOnArrival } from "../../platform/form/focus-on-arrival.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { preloadRichText } from "../../platform/rich-text/rich-text-input.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { restoreDeleted } from "../history/restore-deleted.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import classes from "./editor.module.css";
import { EditorHead } from "./editor-head.tsx";
import { FactFields } from "./fact-fields.tsx";
import { FieldList } from "./fields/field-list.tsx";
import { Orphans } from "./fields/orphans.tsx";
import { analysisForm } from "./queries.ts";
import { useDraft } from "./use-draft.ts";
import { type ReadForm, useEditorForm } from "./use-editor-form.ts";

/** Scrolls to the field named in the hash, which findings of the catalogue's health link to. */
function NamedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash.startsWith("#field-") ? document.getElementById(hash.slice(1)) : null;
    field?.scrollIntoView({ block: "center" });
    focusOnArrival(field?.querySelector<HTMLElement>("[data-path]"));
  }, [hash]);
  return null;
}

/** Number of fields that fill a window; these are drawn first. */
const firstFields = 3;

/** The keys of the fields to draw: the first ones until they are painted, then all; all at once if the address names a field. */
function useFirstFields(definitions: readonly FieldDefinition[]): ReadonlySet<string> | undefined {
  const [all, setAll] = useState(window.location.hash !== "");
  useEffect(() => startTransition(() => setAll(true)), []);
  if (all) return undefined;
  return new Set(
    valueFields(definitions)
      .slice(0, firstFields)
      .map(({ key }) => key),
  );
}

/** The form of one analysis with drafts, languages, saving and deleting. Typing into the search beside it does not redraw it. */
export const AnalysisEditor = memo(function AnalysisEditor(props: {
  read: ReadForm;
  only: Language | undefined;
  /** A notice above the form. */
  notice?: ReactNode;
}) {
  const { read, only } = props;
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const access = useAccess();
  const format = useFormat();
  const client = useQueryClient();
  const go = useGo();
  const analysis = read.output;
  const saved = useRef(() => {});
  const { saving, clash, base, newer } = useEditorForm(read, () => saved.current());
  const draft = useDraft(analysis.id, saving.form, base);
  saved.current = draft.drop;
  useEffect(preloadRichText, []);
  const mayChange = access.mayCall(changeAnalysis);
  const languages = only && analysis.languages.includes(only) ? [only] : analysis.languages;
  const common = { form: saving.form, analysis, languages, readOnly: !mayChange };
  const { author } = analysis;
  const drawn = useFirstFields(analysis.definitions);
  function discard() {
    saving.discard(draft.note);
    draft.drop();
  }
  return (
    // All input events bubble through here, including those of lists in portals.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens
    <div
      className={classes.editor}
      onInput={draft.note}
      onKeyUp={draft.note}
      onClick={draft.note}
      onPaste={draft.note}
    >
      <SaveFormFrame
        base={saving}
        label={t("form", { name: text(analysis.name) || analysis.code })}
        mayChange={mayChange}
      >
        <EditorHead
          analysis={analysis}
          only={only}
          form={saving.form}
          unsaved={draft.unsaved}
          readOnly={!mayChange}
          onDiscard={discard}
        />
        {props.notice}
        {draft.former && (
          <DraftNotice draft={draft.former} present={read} form={saving.form} onSettled={draft.settle} />
        )}
        {draft.full && <Notice tone="warn">{t("draft.full")}</Notice>}
        {draft.torn && <Notice tone="new">{t("draft.torn")}</Notice>}
        {newer && (
          <Notice tone="new" title={t("newer.title")}>
            {t(author.kind === "import" ? "newer.byImport" : "newer.by", { name: author.name })}
          </Notice>
        )}
        {!analysis.layout_exists && <Notice tone="warn">{t("layoutGone")}</Notice>}
        <FactFields {...common} />
        {analysis.definitions.length > 0 && (
          <Panel>
            <Stack gap={18}>
              <FieldList
                {...common}
                before={newer?.typedUpon}
                definitions={analysis.definitions}
                only={drawn}
              />
            </Stack>
          </Panel>
        )}
        <Orphans form={saving.form} analysis={analysis} readOnly={!mayChange} />
        {mayChange && (
          <SaveBar saving={saving} unmarked>
            {access.mayCall(deleteAnalysis) && (
              <DeleteButton
                title={t("delete.title", { name: text(analysis.name) || analysis.code })}
                text={t(analysis.imported ? "delete.imported" : "delete.text")}
                preflight={async () => {
                  const impact = await call(preflightAnalysis, { params: { id: analysis.id } });
                  const heading = t("delete.named", {
                    count: impact.count,
                    shown: format.number(impact.count),
                  });
                  return { [heading]: impact.analyses.map(({ name, code }) => `${name} (${code})`) };
                }}
                remove={() =>
                  call(deleteAnalysis, { params: { id: analysis.id }, ifMatch: read.etag ?? undefined })
                }
                undo={
                  access.mayCall(histories.analysis.rollBack)
                    ? () => restoreDeleted("analysis", analysis.id, read.etag, client)
                    : undefined
                }
                onDeleted={async () => {
                  draft.drop();
                  await go("/laboreditor/analyse");
                  client.removeQueries({ queryKey: analysisForm(analysis.id).queryKey });
                  await client.invalidateQueries({ queryKey: ["laboreditor"] });
                }}
              />
            )}
            {analysis.state !== "PUBLISHED" && (
              <Button
                variant="default"
                onClick={() => {
                  saving.form.setFieldValue("state", "PUBLISHED");
                  void saving.submit();
                }}
              >
                {t("head.publish")}
              </Button>
            )}
          </SaveBar>
        )}
      </SaveFormFrame>
      <NamedField />
      {clash && <ConflictDialog clash={clash} />}
    </div>
  );
});
