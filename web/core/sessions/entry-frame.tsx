import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { chooseLanguage } from "../../platform/i18n/i18n.ts";
import { ownNameOf } from "../../platform/i18n/language.ts";
import { productName } from "../../platform/title.ts";
import classes from "./entry.module.css";

/** The wells of a 96-well plate, some of them filled: decorative only. */
function Plate() {
  const wells = Array.from({ length: 96 }, (_, well) => ({
    well,
    row: Math.floor(well / 12),
    column: well % 12,
  }));
  return (
    <svg viewBox="0 0 360 240" className={classes.plate} aria-hidden="true">
      {wells.map(({ well, row, column }) => {
        const strength = ((well * 37 + row * row * 11 + column * 5) % 10) / 10;
        return (
          <circle
            key={well}
            cx={15 + column * 30}
            cy={15 + row * 30}
            r="11"
            fill="currentColor"
            opacity={0.07 + strength ** 2.6 * 0.62}
          />
        );
      })}
    </svg>
  );
}

/** The frame around the pages that need no account. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation("entry");
  return (
    <div className={classes.frame}>
      <main className={classes.side}>
        <div className={classes.brand}>{productName}</div>
        <div className={classes.content}>{children}</div>
        <div className={classes.foot}>
          {uiLanguages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={i18n.resolvedLanguage === language}
              onClick={() => void chooseLanguage(language)}
            >
              {ownNameOf(language)}
            </button>
          ))}
          <Link to="/login/impressum">{t("imprint")}</Link>
        </div>
      </main>
      <aside className={classes.picture}>
        <Plate />
        <p className={classes.claim}>{t("login.claim")}</p>
        <p className={classes.claimText}>{t("login.claimText")}</p>
      </aside>
    </div>
  );
}
