import { Stack, Text } from "@mantine/core";
import { type Change, diffWordsWithSpace } from "diff";
import { useTranslation } from "react-i18next";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { Compared } from "../../ui/compared.tsx";
import classes from "./editor.module.css";
import { compareEdits, partsOf } from "./merge.ts";
import { usePartText } from "./part-text.ts";
import { type EditorValues, valuesOf } from "./values.ts";

/** Time limit (ms) for comparing two texts; after that they are shown without marks. */
const diffTimeout = 300;

type Part = Pick<Change, "value" | "added" | "removed">;
const whole = (mine: string, theirs: string): Part[] => [
  { value: mine, removed: true, added: false },
  { value: theirs, added: true, removed: false },
];
const marked = (mine: string, theirs: string): Part[] =>
  diffWordsWithSpace(mine, theirs, { timeout: diffTimeout }) ?? whole(mine, theirs);

/** Both versions of an edit conflict, to choose from part by part, with differing words marked. */
export function Comparison(props: {
  base: EditorValues;
  mine: EditorValues;
  present: AnalysisForm;
  takeTheirs: ReadonlySet<string>;
  onChoose: (path: string, theirs: boolean) => void;
}) {
  const { t } = useTranslation("editor");
  const theirs = valuesOf(props.present);
  const { contested, theirs: taken, homeless } = compareEdits(props.base, props.mine, theirs);
  const [own, other] = [partsOf(props.mine), partsOf(theirs)];
  const part = usePartText(props.present);
  const option = (path: string, isTheirs: boolean) => {
    const [mine, saved] = [own.get(path), other.get(path)];
    const texts = [part.value(path, mine), part.value(path, saved)] as const;
    // If only the markup differs, show the markup.
    const parts = texts.includes(t("conflict.nothing"))
      ? whole(...texts)
      : texts[0] === texts[1]
        ? marked(String(mine), String(saved))
        : marked(...texts);
    return (
      <label className={classes.option}>
        <input
          type="radio"
          name={path}
          checked={props.takeTheirs.has(path) === isTheirs}
          onChange={() => props.onChoose(path, isTheirs)}
        />
        <span className={classes.choice}>
          {parts.map(({ value, added, removed }, place) => {
            if (isTheirs ? removed : added) return null;
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position only
            return added || removed ? <mark key={place}>{value}</mark> : value;
          })}
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
      {taken.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("conflict.taken", { fields: taken.map(part.label).join(", ") })}
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
