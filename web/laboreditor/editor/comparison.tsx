import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { Compared } from "../../ui/compared.tsx";
import classes from "./editor.module.css";
import { MarkedText } from "./marked-text.tsx";
import { compareEdits, partsOf } from "./merge.ts";
import { usePartText } from "./part-text.ts";
import { type EditorValues, type OwnValue, valuesOf } from "./values.ts";

/** Rich text with its markup, shown if nothing else differs. */
const markupOf = (part: unknown) => String((part as OwnValue)?.value ?? part);

/** Both versions of an edit conflict with differing words marked; the user chooses part by part. */
export function Comparison(props: {
  base: EditorValues;
  mine: EditorValues;
  present: AnalysisForm;
  takeTheirs: ReadonlySet<string>;
  onChoose: (path: string, theirs: boolean) => void;
}) {
  const { t } = useTranslation("editor");
  const theirs = valuesOf(props.present);
  const { contested, theirs: takenPaths, homeless } = compareEdits(props.base, props.mine, theirs);
  const [mineParts, theirParts] = [partsOf(props.mine), partsOf(theirs)];
  const part = usePartText(props.present);
  const option = (path: string, isTheirs: boolean) => {
    const [mine, saved] = [mineParts.get(path), theirParts.get(path)];
    const textOf = (value: unknown) => {
      const shown = part.value(path, value);
      return shown === t("conflict.nothing") ? "" : shown;
    };
    const [before, after] = [textOf(mine), textOf(saved)];
    const texts = before === after ? { before: markupOf(mine), after: markupOf(saved) } : { before, after };
    return (
      <label className={classes.option}>
        <input
          type="radio"
          name={path}
          checked={props.takeTheirs.has(path) === isTheirs}
          onChange={() => props.onChoose(path, isTheirs)}
        />
        <span className={classes.choice}>
          <MarkedText {...texts} side={isTheirs ? "after" : "before"} />
        </span>
      </label>
    );
  };
  return (
    <Stack gap="md">
      {contested.length > 0 && (
        <Compared
          caption={t("conflict.contested")}
          headings={[t("conflict.field"), t("conflict.mine"), t("conflict.theirs")]}
          rows={contested.map((path) => ({
            key: path,
            name: part.label(path),
            before: option(path, false),
            after: option(path, true),
          }))}
        />
      )}
      {takenPaths.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("conflict.taken", { fields: takenPaths.map(part.label).join(", ") })}
        </Text>
      )}
      {homeless.length > 0 && (
        <Text size="sm" c="red">
          {t("conflict.homeless", { fields: homeless.map(part.label).join(", ") })}
        </Text>
      )}
    </Stack>
  );
}
