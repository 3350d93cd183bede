import { Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../platform/format.ts";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./editor.module.css";
import { compareEdits, partsOf } from "./merge.ts";
import { usePartText } from "./part-text.ts";
import { type EditorValues, valuesOf } from "./values.ts";

/** Both versions of what two people changed, to choose from one by one. */
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
  const option = (path: string, isTheirs: boolean) => (
    <label>
      <input
        type="radio"
        name={path}
        checked={props.takeTheirs.has(path) === isTheirs}
        onChange={() => props.onChoose(path, isTheirs)}
      />
      <span className={classes.choice}>{part.value(path, (isTheirs ? other : own).get(path))}</span>
    </label>
  );
  return (
    <Stack gap="md">
      {contested.length > 0 && (
        <table className={classes.both}>
          <VisuallyHidden component="caption">{t("conflict.contested")}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t("conflict.field")}</th>
              <th scope="col">{t("conflict.mine")}</th>
              <th scope="col">{t("conflict.theirs")}</th>
            </tr>
          </thead>
          <tbody>
            {contested.map((path) => (
              <tr key={path}>
                <th scope="row">{part.label(path)}</th>
                <td>{option(path, false)}</td>
                <td>{option(path, true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
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

/** Choices between one's own and theirs, one's own at first. */
export function useChoices() {
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<string>>(new Set());
  return {
    takeTheirs,
    choose: (path: string, theirs: boolean) =>
      setTakeTheirs((before) => {
        const next = new Set(before);
        if (theirs) next.add(path);
        else next.delete(path);
        return next;
      }),
  };
}

/** Somebody else has saved meanwhile: both versions side by side, nothing lost on either side. */
export function ConflictDialog(props: {
  clash: {
    base: EditorValues;
    mine: EditorValues;
    solve: (takeTheirs: ReadonlySet<string>) => void;
    later: () => void;
  };
  present: AnalysisForm;
}) {
  const { clash, present } = props;
  const { t } = useTranslation("editor");
  const format = useFormat();
  const choices = useChoices();
  const contested = compareEdits(clash.base, clash.mine, valuesOf(present)).contested.length;
  return (
    <Dialog opened onClose={clash.later} title={t("conflict.title")} size={860}>
      <Stack>
        <Text>
          {t("conflict.who", { name: present.author.name, when: format.dateTime(present.changed) })}{" "}
          {t(contested > 0 ? "conflict.choose" : "conflict.apart")}
        </Text>
        <Comparison
          base={clash.base}
          mine={clash.mine}
          present={present}
          takeTheirs={choices.takeTheirs}
          onChoose={choices.choose}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={clash.later}>
            {t("conflict.later")}
          </Button>
          <Button data-autofocus onClick={() => clash.solve(choices.takeTheirs)}>
            {t("conflict.merge")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
