import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./plain.module.css";

/** Further items that would be deleted, by heading. */
export type Cascade = Readonly<Record<string, readonly string[]>>;
/** Up to this many items are all shown; further ones are collapsed behind a link with their number. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name, and the list never moves
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

/** Lists further items that would be deleted; empty headings are left out. */
export function CascadeList({ cascade }: { cascade: Cascade }) {
  return Object.entries(cascade)
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => <CascadeSection key={heading} heading={heading} items={items} />);
}
