import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Imprint } from "../help/imprint.tsx";
import classes from "./entry.module.css";
import { EntryFrame } from "./entry-frame.tsx";

/** The imprint for visitors who are not signed in. */
export default function EntryImprintPage() {
  const { t } = useTranslation("help");
  return (
    <EntryFrame>
      <h1>{t("imprint.title")}</h1>
      <p className={classes.lead}>{t("imprint.lead")}</p>
      <Imprint />
      <p className={classes.after}>
        <Link to="/login">{t("imprint.back")}</Link>
      </p>
    </EntryFrame>
  );
}
