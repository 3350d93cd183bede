import { useTranslation } from "react-i18next";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Imprint } from "./imprint.tsx";

/** The imprint for signed-in users. */
export default function ImprintPage() {
  const { t } = useTranslation("help");
  return (
    <Page narrow title={t("imprint.title")} lead={t("imprint.lead")}>
      <Panel>
        <Imprint />
      </Panel>
    </Page>
  );
}
