import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { groups } from "../../../shared/kernel/permissions.ts";
import { useStartup } from "../../platform/startup.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";

/** One's own account, to be read. */
export default function OwnAccountPage() {
  const { t, i18n } = useTranslation("core");
  const { id } = useParams();
  const startup = useStartup();
  const user = startup.status === "success" ? startup.person?.user : undefined;
  if (!user) return null;
  if (id !== user.id) return <Navigate to={`/einstellungen/konten/${user.id}`} replace />;
  const language = i18n.resolvedLanguage === "de" ? "de" : "en";
  return (
    <Page narrow>
      <PageHeader title={t("account.title")} lead={t("account.lead")} />
      <Panel title={t("account.general")}>
        <Facts>
          <Fact label={t("account.username")}>{user.username}</Fact>
          <Fact label={t("account.email")}>{user.email}</Fact>
          <Fact label={t("account.language")}>{t(`languages.${user.language}`)}</Fact>
        </Facts>
      </Panel>
      <Panel title={t("account.groups")}>
        <Group gap="xs">
          {user.is_admin && <StateTag tone="new">{t("account.admin")}</StateTag>}
          {user.groups.map((group) => (
            <StateTag key={group} tone="plain">
              {groups[group].name[language]}
            </StateTag>
          ))}
        </Group>
        <Text c="dimmed" mt="sm">
          {user.is_admin ? t("account.adminText") : user.groups.length === 0 && t("account.noGroups")}
        </Text>
      </Panel>
    </Page>
  );
}
