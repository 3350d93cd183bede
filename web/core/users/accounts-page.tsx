import { Button, Group, Text } from "@mantine/core";
import { IconPlus, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Account } from "../../../shared/core/users/account.ts";
import { createAccount } from "../../../shared/core/users/users.endpoints.ts";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { useStartup } from "../../platform/startup.ts";
import type { Column } from "../../ui/data-list.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { accountsPage } from "./queries.ts";

const pageSize = 50;

function useColumns(): Column<Account>[] {
  const { t } = useTranslation("users");
  const startup = useStartup();
  const own = startup.status === "success" ? startup.person?.user.id : undefined;
  return [
    {
      key: "username",
      label: t("username"),
      width: "minmax(160px, 1.2fr)",
      phone: "title",
      cell: (account) => (account.id === own ? t("you", { name: account.username }) : account.username),
    },
    { key: "email", label: t("email"), width: "minmax(200px, 1.6fr)", cell: (account) => account.email },
    {
      key: "groups",
      label: t("groups"),
      width: "minmax(220px, 2.4fr)",
      cell: (account) =>
        account.is_admin ? (
          <StateTag tone="new">{t("admin")}</StateTag>
        ) : account.groups.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t("noGroups")}
          </Text>
        ) : (
          <Group gap={6} component="span">
            {account.groups.map((group) => (
              <StateTag key={group} tone="plain">
                {t(`group.${group}.name`)}
              </StateTag>
            ))}
          </Group>
        ),
    },
    {
      key: "language",
      label: t("language"),
      width: "120px",
      wide: true,
      phone: "hidden",
      cell: (account) => t(`languages.${account.language}`),
    },
  ];
}

/** Lists who may sign in at this laboratory. */
export default function AccountsPage() {
  const { t } = useTranslation("users");
  const access = useAccess();
  const state = useListState({ pageSize });
  const query = useQuery(accountsPage(state.search, state.pageSize, state.offset));
  return (
    <ListPage
      title={t("list")}
      lead={t("listLead")}
      label={t("list")}
      search={t("search")}
      state={state}
      query={query}
      columns={useColumns()}
      rowKey={(account) => account.id}
      open={{ to: (account) => `/einstellungen/konten/${account.id}` }}
      empty={{ title: t("none"), icon: IconUsers }}
      actions={
        access.mayCall(createAccount) && (
          <Button
            component={Link}
            to="/einstellungen/konten/neu"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t("new")}
          </Button>
        )
      }
    />
  );
}
