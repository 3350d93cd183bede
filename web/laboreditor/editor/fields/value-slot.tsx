import { Button, Text } from "@mantine/core";
import { IconArrowBackUp, IconArrowsDiff, type TablerIcon } from "@tabler/icons-react";
import { lazy, memo, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldDefinition, PlainValue, Slot } from "../../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../../shared/core/catalogue/kinds/kinds.ts";
import { type Published, publishedIn } from "../../../../shared/core/catalogue/published.ts";
import type { AnalysisForm } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { certificates } from "../../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { useLanguageName } from "../../../platform/i18n/languages.ts";
import { useAccess } from "../../../platform/permissions.ts";
import { StateTag } from "../../../ui/figures.tsx";
import { editorKinds } from "../kinds/kinds.ts";
import { isSame } from "../merge.ts";
import type { EditorForm } from "../use-editor-form.ts";
import {
  type EditorValues,
  emptyOf,
  importedValue,
  type OwnValue,
  storedOf,
  toControl,
  typedValue,
  valueOfInput,
} from "../values.ts";
import classes from "./fields.module.css";
import { Findings } from "./findings.tsx";
import { ReadValue } from "./read-value.tsx";
import { ValueInput } from "./value-input.tsx";

/** A separate chunk, since few users need to compare texts. */
const ImportedComparison = lazy(async () => ({
  default: (await import("./imported-comparison.tsx")).ImportedComparison,
}));

interface SlotProps {
  field: FieldDefinition;
  form: EditorForm;
  analysis: AnalysisForm;
  slot: Slot;
  /** Name of the control: the field and, if there are several, the language. */
  label: string;
  readOnly: boolean;
}

const tones = { own: "new", differs: "new", hidden: "warn" } as const;

/** The origin of the published value; an untouched imported value is labelled discreetly. */
function State({ published: { state, language } }: { published: Published }) {
  const { t } = useTranslation("editor", { keyPrefix: "field.state" });
  const languageName = useLanguageName();
  if (state === "none") return null;
  if (state === "imported") return <span className={classes.state}>{t(state)}</span>;
  if (state === "fallback" && language)
    return <span className={classes.state}>{t(state, { language: languageName(language) })}</span>;
  return state === "fallback" ? null : <StateTag tone={tones[state]}>{t(state)}</StateTag>;
}

const nothing: EditorValues["form_fields"][string] = { additional: {}, override: false, imports: {} };
const pathOf = ({ key }: FieldDefinition, slot: Slot) => `form_fields.${key}.additional.${slot}` as const;

/** The value that a slot would publish if the form were saved now; updated while typing. */
function usePublished({ field, form, analysis, slot }: Omit<SlotProps, "label" | "readOnly">): Published {
  const [main = "de"] = analysis.languages;
  // Watch all slots, since another language may be the fallback for this one.
  const values = form.useWatchValue(`form_fields.${field.key}`);
  const language = slot === "all" ? main : slot;
  const stored = storedOf(analysis, field, values ?? nothing);
  return publishedIn(stored, language, main, field);
}

/** The control of a slot. Typing into it does not redraw it. */
const Control = memo(function Control(
  props: SlotProps & { errorId: string; imported: PlainValue | undefined; isOwn: boolean },
) {
  const { field, form, analysis, slot, imported } = props;
  const path = pathOf(field, slot);
  const { defaultValue, onChange, ...input } = form.getInputProps(path);
  const edited = defaultValue as OwnValue;
  const value = edited ? edited.value : toControl(field, imported);
  // Redraw the control if its imported value changes, but not for typed values.
  const drawn = useRef("");
  if (!props.isOwn) drawn.current = JSON.stringify(imported ?? null);
  const saved = () => form.getInitialValues().form_fields[field.key]?.additional[slot] ?? null;
  return (
    <ValueInput
      key={`${form.key(path)} ${drawn.current}`}
      field={field}
      label={props.label}
      lang={slot === "all" ? undefined : slot}
      references={analysis.references}
      readOnly={props.readOnly}
      errorId={props.errorId}
      imported={imported}
      input={{
        ...input,
        defaultValue: value,
        onChange: (next) => onChange(typedValue(field, valueOfInput(next), imported, saved())),
      }}
    />
  );
});

/** Asks which value to publish after an import has changed the one below an own value. */
function Changed(props: { label: string; onTake: () => void; onKeep: (answer: null | "ignored") => void }) {
  const { t } = useTranslation("editor", { keyPrefix: "field.changed" });
  const button = (name: "take" | "keep" | "keepForGood", onClick: () => void) => (
    <Button
      size="compact-xs"
      variant="default"
      mih={24}
      aria-label={t("of", { label: props.label, action: t(name) })}
      onClick={onClick}
    >
      {t(name)}
    </Button>
  );
  return (
    <div className={classes.changed}>
      <span>{t("text")}</span>
      <span className={classes.answers}>
        {button("take", props.onTake)}
        {button("keep", () => props.onKeep(null))}
        {button("keepForGood", () => props.onKeep("ignored"))}
      </span>
    </div>
  );
}

/** The fallback for a missing value, with a button to copy it into the control. */
function StandIn(props: SlotProps & { published: Published; onTake: (value: PlainValue) => void }) {
  const { field, published, analysis } = props;
  const { t } = useTranslation("editor");
  const languageName = useLanguageName();
  const { value, language } = published;
  if (value === undefined || language === null) return null;
  return (
    <div className={classes.fallback}>
      <span>{t("field.standIn", { language: languageName(language) })}</span>
      {!props.readOnly && (
        <Button
          size="compact-xs"
          variant="subtle"
          mih={24}
          aria-label={t("field.startFromOf", { label: props.label })}
          onClick={() => props.onTake(value)}
        >
          {t("field.startFrom")}
        </Button>
      )}
      <div lang={language} className={classes.standIn}>
        <ReadValue field={field} value={value} references={analysis.references} />
      </div>
    </div>
  );
}

/** A small button in the head of a value; only its icon if space is narrow. */
function Action(props: {
  icon: TablerIcon;
  text: string;
  name: string;
  isOpen?: boolean;
  onClick: () => void;
}) {
  const Icon = props.icon;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      mih={24}
      title={props.text}
      aria-label={props.name}
      aria-expanded={props.isOpen}
      onClick={props.onClick}
    >
      <Icon size={14} aria-hidden />
      <span data-text>{props.text}</span>
    </Button>
  );
}

/** One value of a field: a control with the published value, its origin, and the ways back to the imported value. */
export function ValueSlot(
  props: SlotProps & {
    /** The name of the field or language, shown before the state. */
    heading: ReactNode;
    help?: ReactNode;
    /** The version that unsaved input is based on, if there is a newer one. */
    before?: AnalysisForm;
  },
) {
  const { field, form, analysis, slot, label, readOnly, heading, help, before } = props;
  const { t } = useTranslation("editor");
  const errorId = useId();
  const [isCompared, setCompared] = useState(false);
  const path = pathOf(field, slot);
  const answerPath = `form_fields.${field.key}.imports.${slot}` as const;
  const published = usePublished(props);
  const { state } = published;
  const { additional, imports, override } = form.getValues().form_fields[field.key] ?? nothing;
  const [edited = null, answer = null] = [additional[slot], imports[slot]];
  const imported = importedValue(analysis, field, slot);
  const isNew = before !== undefined && !isSame(imported, importedValue(before, field, slot));
  const { error } = form.getInputProps(path);
  const { mayCall } = useAccess();
  const mayChange = !readOnly && (kindOf(field).refersTo !== "certificate" || mayCall(certificates.list));
  const set = (value: OwnValue) => {
    form.setFieldValue(path, value);
    // Focus the control again after its redraw, since the pressed button may be gone.
    requestAnimationFrame(() => form.getInputNode(path)?.focus());
  };
  const takeImported = () => {
    if (override) {
      // The override of the whole field ends; imported values that it hid in other languages stay hidden.
      for (const [other, value] of Object.entries(additional))
        if (other !== slot && value === null && importedValue(analysis, field, other as Slot) !== undefined)
          form.setFieldValue(pathOf(field, other as Slot), { value: emptyOf(field) });
      form.setFieldValue(`form_fields.${field.key}.override`, false);
    }
    if (answer !== null) form.setFieldValue(answerPath, null);
    setCompared(false);
    set(null);
  };
  const isApart = imported !== undefined && state !== "imported";
  const mayCompare = isApart && state !== "own";
  const control = { field, form, analysis, slot, label, readOnly: props.readOnly };
  return (
    <div className={classes.slot}>
      <div className={classes.head}>
        {heading}
        <State published={published} />
        {isNew && <StateTag tone="warn">{t("field.newlyImported")}</StateTag>}
        {isApart && (
          <span className={classes.actions}>
            {mayCompare && (
              <Action
                icon={IconArrowsDiff}
                text={t("field.compare")}
                name={t("field.compareOf", { label })}
                isOpen={isCompared}
                onClick={() => setCompared(!isCompared)}
              />
            )}
            {mayChange && (
              <Action
                icon={IconArrowBackUp}
                text={t("field.back")}
                name={t("field.backOf", { label })}
                onClick={takeImported}
              />
            )}
          </span>
        )}
      </div>
      <div>
        {help}
        <Control {...control} errorId={errorId} imported={imported} isOwn={edited !== null} />
      </div>
      <div className={classes.after}>
        {editorKinds[field.type].isErrorBelow && error && (
          <Text id={errorId} size="xs" c="red">
            {error}
          </Text>
        )}
        <Findings
          field={field}
          value={state === "fallback" ? undefined : published.value}
          isRefused={Boolean(error)}
        />
        {answer === "changed" && isApart && mayChange && (
          <Changed
            label={label}
            onTake={takeImported}
            onKeep={(decision) => form.setFieldValue(answerPath, decision)}
          />
        )}
        {state === "fallback" && (
          <StandIn
            {...control}
            published={published}
            onTake={(value) => set({ value: structuredClone(value) })}
          />
        )}
        {isCompared && mayCompare && (
          <Suspense fallback={null}>
            <ImportedComparison
              field={field}
              imported={imported}
              edited={edited?.value ?? emptyOf(field)}
              references={analysis.references}
              isIgnored={answer === "ignored"}
              onTellAgain={mayChange ? () => form.setFieldValue(answerPath, null) : undefined}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
