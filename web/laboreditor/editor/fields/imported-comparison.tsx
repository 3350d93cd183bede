import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  type FieldDefinition,
  hasSetting,
  type PlainValue,
  type TableRow,
} from "../../../../shared/core/catalogue/field.ts";
import { shownPlain } from "../../../../shared/core/catalogue/shown-plain.ts";
import type { References } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { MarkedText } from "../marked-text.tsx";
import { isSame } from "../merge.ts";
import { usePlainText } from "../part-text.ts";
import type { ControlValue } from "../values.ts";
import { ComparedRows } from "./compared-rows.tsx";
import classes from "./fields.module.css";

const rowsOf = (value: ControlValue): readonly TableRow[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === "object") : [];

/** The imported value of a field beside the own one: tables row by row, other values with differing words marked. */
export function ImportedComparison(props: {
  field: FieldDefinition;
  imported: PlainValue | undefined;
  edited: ControlValue;
  references: References;
  /** Changes of the imported value are not reported any more. */
  isIgnored: boolean;
  onTellAgain?: () => void;
}) {
  const { field } = props;
  const language = useReaderLanguage();
  const read = (value: ControlValue) => (value === null ? null : shownPlain(field, value, language));
  const asRead = { imported: read(props.imported ?? null), edited: read(props.edited) };
  // If values only differ in the notation of their numbers, show them as stored.
  const { imported = null, edited } = isSame(asRead.imported, asRead.edited) ? props : asRead;
  const { t } = useTranslation("editor");
  const textOf = usePlainText(props.references);
  return (
    <div className={classes.comparison}>
      {hasSetting(field.type, "columns") ? (
        <ComparedRows field={field} before={rowsOf(imported)} after={rowsOf(edited)} />
      ) : (
        <dl className={classes.texts}>
          <dt>{t("field.imported")}</dt>
          <dd>
            <MarkedText before={textOf(field, imported)} after={textOf(field, edited)} side="before" />
          </dd>
          <dt>{t("field.own")}</dt>
          <dd>
            <MarkedText before={textOf(field, imported)} after={textOf(field, edited)} side="after" />
          </dd>
        </dl>
      )}
      {props.isIgnored && (
        <p className={classes.note}>
          {t("field.ignored")}{" "}
          {props.onTellAgain && (
            <Button size="compact-xs" variant="subtle" mih={24} onClick={props.onTellAgain}>
              {t("field.tellAgain")}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
