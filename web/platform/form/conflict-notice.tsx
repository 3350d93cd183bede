import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Compared } from "../../ui/compared.tsx";
import { labelAt } from "../../ui/form/field-label.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./conflict-notice.module.css";
import type { Contested, EditConflict } from "./merge-values.ts";

/** Reports that somebody else has saved first: parts that both changed are chosen one by one, all other changes are kept. */
export default function ConflictNotice(props: { conflict: EditConflict; form: HTMLElement | null }) {
  const { conflict, form } = props;
  const { contested } = conflict;
  const { t } = useTranslation("ui");
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) =>
    setTakeTheirs(
      (before) => new Set([...[...before].filter((chosen) => chosen !== path), ...(isTheirs ? [path] : [])]),
    );
  /** A value as readable text; values that the form stores as identifiers are only labelled as mine or theirs. */
  const text = (path: string, value: unknown, otherwise: string) => {
    if (typeof value === "boolean") return t(value ? "compared.yes" : "compared.no");
    const control = form?.querySelector(`[data-path="${CSS.escape(path)}"]`);
    if (typeof value !== "string" || control?.getAttribute("aria-haspopup") === "listbox") return otherwise;
    return value || t("compared.nothing");
  };
  const option = ({ path, ...values }: Contested, whose: "mine" | "theirs") => (
    <label className={classes.option}>
      <input
        type="radio"
        name={`conflict ${path}`}
        checked={takeTheirs.has(path) === (whose === "theirs")}
        onChange={() => choose(path, whose === "theirs")}
      />
      <span>{text(path, values[whose], t(`conflict.${whose}`))}</span>
    </label>
  );
  return (
    <Notice
      tone="warn"
      title={t("conflict.title")}
      actions={
        <>
          <Button size="xs" onClick={() => void conflict.solve(takeTheirs)}>
            {t("conflict.merge")}
          </Button>
          <Button size="xs" variant="default" onClick={() => void conflict.reload()}>
            {t("conflict.reload")}
          </Button>
        </>
      }
    >
      {t(contested.length > 0 ? "conflict.choose" : "conflict.apart")}
      {contested.length > 0 && (
        <Compared
          caption={t("conflict.contested")}
          headings={[t("compared.place"), t("conflict.mine"), t("conflict.theirs")]}
          rows={contested.map((conflict) => ({
            key: conflict.path,
            name: (form && labelAt(form, conflict.path)) || t("conflict.part"),
            before: option(conflict, "mine"),
            after: option(conflict, "theirs"),
          }))}
        />
      )}
    </Notice>
  );
}
