import { Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../platform/i18n/i18n.ts";
import { Page } from "../../ui/page.tsx";
import { Link } from "../../ui/way.tsx";
import classes from "./demanded-factor.module.css";
import PasskeysPanel from "./passkeys-panel.tsx";
import SecondFactorPanel from "./second-factor-panel.tsx";

/** All that an account sees until it has set up the second factor that its laboratory demands; then the wanted page follows. */
export default function DemandedFactor() {
  const { t } = useTranslation("secondFactor");
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void loadTexts("secondFactor").then(() => setReady(true));
  }, []);
  if (!isReady) return null;
  return (
    <main className={classes.frame}>
      <Page narrow title={t("demanded.title")} lead={t("demanded.lead")}>
        <Stack gap="lg">
          <PasskeysPanel />
          <SecondFactorPanel />
          <p className={classes.leave}>
            <Link to="/logout">{t("demanded.leave")}</Link>
          </p>
        </Stack>
      </Page>
    </main>
  );
}
