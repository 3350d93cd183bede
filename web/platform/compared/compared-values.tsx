import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type {
  ComparedValue,
  ShownValue,
  VisibleValue,
} from "../../../shared/core/catalogue/visible-value.ts";
import { Compared, ComparedTable, MarkedParts, ShownTable } from "../../ui/compared.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { useLanguageName } from "../i18n/languages.ts";
import classes from "./compared-values.module.css";
import { usePlaceText } from "./place-text.ts";

/** Note that readers saw the text in another language, because it was missing in the requested one. */
export function FallbackNote({ of }: { of: Pick<ShownValue, "fallback"> }) {
  const { t } = useTranslation("ui");
  const languageName = useLanguageName();
  return of.fallback ? (
    <span className={classes.note}>{t("compared.fallback", { language: languageName(of.fallback) })}</span>
  ) : null;
}

/** The staff's own value and the imported one, if there are both. */
export function Behind({ of, type, open }: { of: ShownValue; type: string; open?: boolean }) {
  const { t } = useTranslation("ui");
  if (of.own === null || of.imported === null) return null;
  const nothing = <em>{t("compared.nothing")}</em>;
  const shown = (text: string) => <dd data-type={type}>{text || nothing}</dd>;
  return (
    <details className={classes.behind} open={open}>
      <summary>{t("compared.behind")}</summary>
      <dl>
        <dt>{t("compared.own")}</dt>
        {shown(of.own)}
        <dt>{t("compared.imported")}</dt>
        {shown(of.imported)}
      </dl>
    </details>
  );
}

function Side({ of, side }: { of: ComparedValue; side: "before" | "after" }) {
  const { t } = useTranslation("ui");
  const { shown } = usePlaceText();
  const value = of[side];
  const text = shown(of, value);
  const isNothing = text === "" && of.parts.length === 0;
  const Mark = side === "before" ? "del" : "ins";
  return (
    <div lang={value.fallback ?? of.language ?? undefined}>
      {isNothing ? (
        <em className={classes.nothing}>{t("compared.nothing")}</em>
      ) : of.parts.length > 0 && text === value.text ? (
        <MarkedParts parts={of.parts} side={side} entries={of.by === "entries"} />
      ) : of.changed && of.before.text !== of.after.text ? (
        <Mark>{text}</Mark>
      ) : (
        text
      )}
      <FallbackNote of={value} />
      <Behind of={value} type={of.type} open={of.behind} />
    </div>
  );
}

/**
 * Values of two versions side by side as readers saw them: texts word by word, lists entry by entry, tables row by row. Own and imported
 * values can be opened. The page's route must load the texts `laboreditor`.
 */
export function ComparedValues(props: {
  values: readonly ComparedValue[];
  headings: readonly [before: string, after: string];
  /** Whether the headings are only for screen readers. */
  spoken?: boolean;
  /** Actions for a value, shown below its name. */
  actions?: (value: ComparedValue, name: string) => ReactNode;
}) {
  const { t } = useTranslation("ui");
  const text = usePlaceText();
  return (
    <Compared
      spoken={props.spoken}
      headings={[t("compared.place"), ...props.headings]}
      rows={props.values.map((value) => {
        const name = text.value(value);
        const isFormatting =
          value.changed &&
          value.table === null &&
          value.before.text !== "" &&
          value.before.text === value.after.text &&
          value.before.fallback === value.after.fallback;
        return {
          key: `${value.path}/${value.language}`,
          name: (
            <>
              {name}
              {isFormatting && <span className={classes.note}>{t("compared.formatting")}</span>}
              {value.behind && value.after.own !== null && (
                <span className={classes.note}>
                  <StateTag tone="quiet">{t("compared.stays")}</StateTag>
                </span>
              )}
              {props.actions?.(value, name)}
            </>
          ),
          ...(value.table
            ? {
                whole: (
                  <>
                    <ComparedTable {...value.table} label={name} />
                    <Behind of={value.after} type={value.type} />
                  </>
                ),
              }
            : { before: <Side of={value} side="before" />, after: <Side of={value} side="after" /> }),
        };
      })}
    />
  );
}

/** A value as readers see it, with its own and imported values. */
export function SeenText({ of }: { of: VisibleValue }) {
  const { shown } = usePlaceText();
  const { t } = useTranslation("ui");
  const text = shown(of, of);
  return (
    <div lang={of.fallback ?? of.language ?? undefined}>
      {of.table ? (
        <ShownTable {...of.table} />
      ) : text === "" ? (
        <em className={classes.nothing}>{t("compared.nothing")}</em>
      ) : (
        <span className={classes.text}>{text}</span>
      )}
      <FallbackNote of={of} />
      <Behind of={of} type={of.type} />
    </div>
  );
}
