import { useTranslation } from "react-i18next";
import { PlainButton } from "../../ui/plain.tsx";
import classes from "./entry.module.css";
import { EntryFrame } from "./entry-frame.tsx";

/** Shown if the host belongs to no laboratory. */
export default function UnknownTenantPage() {
  const { t } = useTranslation("entry");
  return (
    <EntryFrame>
      <h1>{t("unknownTenant.title")}</h1>
      <p>{t("unknownTenant.text")}</p>
      <p className={classes.lead}>{t("unknownTenant.hint")}</p>
      <PlainButton quiet onClick={() => window.location.assign("/")}>
        {t("unknownTenant.retry")}
      </PlainButton>
    </EntryFrame>
  );
}
