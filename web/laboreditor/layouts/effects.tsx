import { useTranslation } from "react-i18next";
import type { LayoutEffect } from "../../../shared/laboreditor/layouts/layout.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./layouts.module.css";

/** Whether readers lose something that they saw before, or a value is missing. */
export const isGrave = ({ kind }: LayoutEffect) => kind !== "restored" && kind !== "shown";

/** Effects of a change on the values of analyses, in words. */
export function EffectList({ effects }: { effects: readonly LayoutEffect[] }) {
  const { t } = useTranslation("layouts");
  const text = useLocalized();
  const format = useFormat();
  return (
    <ul className={classes.effects}>
      {effects.map(({ kind, key, label, count, examples }) => (
        <li key={`${kind} ${key}`}>
          {t(`effect.${kind}`, { count, shown: format.number(count), label: text(label) || key })}
          <small>
            {examples.join(", ")}
            {count > examples.length && ", …"}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The effects of unsaved changes, shown above the fields. */
export function Effects({ effects }: { effects: readonly LayoutEffect[] }) {
  const { t } = useTranslation("layouts");
  if (effects.length === 0) return null;
  return (
    <Notice tone={effects.some(isGrave) ? "plain" : "new"} title={t("effect.title")}>
      <EffectList effects={effects} />
    </Notice>
  );
}
