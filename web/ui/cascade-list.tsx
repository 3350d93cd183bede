import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./plain.module.css";

/** Items that are deleted along, by heading. */
export type Cascade = Readonly<Record<string, readonly string[]>>;
/** Up to this many are all shown; the rest is collapsed behind a link with its number. */
const collapsedAbove = 3;

function CascadeSection({ heading, items }: { heading: string; items: readonly string[] }) {
  const { t } = useTranslation("ui");
  const [all, setAll] = useState(items.length <= collapsedAbove);
  const shown = all ? items : items.slice(0, collapsedAbove);
  return (
    <div className={classes.cascade}>
      <strong>{heading}</strong>
      <ul>
        {shown.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may bear one name, and the list never moves
          <li key={place}>{item}</li>
        ))}
      </ul>
      {!all && (
        <button type="button" className={classes.link} onClick={() => setAll(true)}>
          {t("confirm.showAll", { count: items.length })}
        </button>
      )}
    </div>
  );
}

/** Lists what is deleted along; empty headings are left out. */
export function CascadeList({ cascade }: { cascade: Cascade }) {
  return Object.entries(cascade)
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => <CascadeSection key={heading} heading={heading} items={items} />);
}
