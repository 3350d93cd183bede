import { useTranslation } from "react-i18next";
import { useSettings } from "../../platform/startup.ts";
import { dial } from "./contact-links.ts";
import classes from "./help.module.css";

/** The provider and its contact; needs no component library, since visitors read it too. */
export function Imprint() {
  const { t } = useTranslation("help");
  const { name, support } = useSettings();
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t("imprint.for")}</dt>
        <dd>
          <strong>{name}</strong>
        </dd>
        {support.email && (
          <>
            <dt>{t("imprint.email")}</dt>
            <dd>
              <a href={`mailto:${support.email}`}>{support.email}</a>
            </dd>
          </>
        )}
        {support.phone && (
          <>
            <dt>{t("imprint.phone")}</dt>
            <dd>
              <a href={dial(support.phone)}>{support.phone}</a>
            </dd>
          </>
        )}
      </dl>
      <p className={classes.note}>{t("imprint.note")}</p>
    </>
  );
}
