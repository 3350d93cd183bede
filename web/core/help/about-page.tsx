import { useTranslation } from "react-i18next";
import { useSettings } from "../../platform/startup.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./help.module.css";
import { useVersion } from "./help-mail.ts";

/** Third-party works that the product uses, with their licences. */
const software = [
  ["React, React Router, TanStack Query, Mantine, i18next, zod", "MIT"],
  ["Tabler Icons", "MIT"],
  ["Inter", "SIL Open Font License 1.1"],
  ["Noto Sans", "SIL Open Font License 1.1"],
  ["AWS SDK for JavaScript, AWS Amplify", "Apache License 2.0"],
] as const;

/** Product, version and the works that it builds on. */
export default function AboutPage() {
  const { t } = useTranslation("help");
  const { name, environment } = useSettings();
  const version = useVersion();
  return (
    <Page narrow title={t("about.title")} lead={t("about.lead")}>
      <Panel title={t("about.installation")}>
        <Facts>
          <Fact label={t("about.lab")}>{name}</Fact>
          <Fact label={t("about.version")}>
            <code>{version ?? "–"}</code>
          </Fact>
          <Fact label={t("about.environment")}>
            {t(`app:environments.${environment as "local"}`, { defaultValue: environment })}
          </Fact>
        </Facts>
      </Panel>
      <Panel title={t("about.software")}>
        <p className={classes.note}>{t("about.softwareText")}</p>
        <Facts>
          {software.map(([works, licence]) => (
            <Fact key={works} label={licence}>
              {works}
            </Fact>
          ))}
        </Facts>
      </Panel>
    </Page>
  );
}
