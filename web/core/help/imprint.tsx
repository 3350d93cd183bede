import { useTranslation } from "react-i18next";
import { useSettings } from "../../platform/startup.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { dial } from "./contact-links.ts";
import classes from "./help.module.css";

/** The provider and its contact; uses no component library, since visitors read it too. */
export function Imprint() {
  const { t } = useTranslation("help");
  const { name, support } = useSettings();
  return (
    <>
      <Facts>
        <Fact label={t("imprint.for")}>
          <strong>{name}</strong>
        </Fact>
        {support.email && (
          <Fact label={t("imprint.email")}>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </Fact>
        )}
        {support.phone && (
          <Fact label={t("imprint.phone")}>
            <a href={dial(support.phone)}>{support.phone}</a>
          </Fact>
        )}
      </Facts>
      <p className={classes.note}>{t("imprint.note")}</p>
    </>
  );
}
