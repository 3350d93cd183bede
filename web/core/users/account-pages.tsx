import { Group, Text } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { resetSecondFactor } from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import {
  type Account,
  type FactorState,
  factorFilterSchema,
  type ListedAccount,
} from "../../../shared/core/users/account.ts";
import { accounts, listSessionsOf } from "../../../shared/core/users/users.endpoints.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { loadPerson, useAccount } from "../../platform/startup.ts";
import type { Column } from "../../ui/data-list.tsx";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import PasskeysPanel from "../second-factor/passkeys-panel.tsx";
import ResetFactor from "../second-factor/reset-factor.tsx";
import SecondFactorPanel from "../second-factor/second-factor-panel.tsx";
import { AccountFields } from "./account-fields.tsx";
import {
  type AccountForm,
  accountBody,
  accountFormSchema,
  accountMessages,
  accountValues,
} from "./account-form.ts";
import { AccountSessions, ownSessions } from "./account-sessions.tsx";

/** A missing factor stands out, since nothing else is open to its account until it is set up. */
const factorTones: Record<FactorState, Tone> = {
  none: "plain",
  missing: "warn",
  app: "good",
  passkey: "good",
  app_and_passkey: "good",
};

function useColumns(): Column<ListedAccount>[] {
  const { t } = useTranslation("users");
  const ownId = useAccount()?.id;
  return [
    {
      key: "username",
      label: t("username"),
      width: "minmax(160px, 1.2fr)",
      phone: "title",
      cell: (account) => (account.id === ownId ? t("you", { name: account.username }) : account.username),
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
      key: "factor",
      label: t("factor.title"),
      width: "minmax(180px, 1fr)",
      cell: ({ factor }) => <StateTag tone={factorTones[factor]}>{t(`factor.${factor}`)}</StateTag>,
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

/** Texts of an account's form and its deletion; saving the user's own account refreshes their data in the app. */
function useForm(account: Account | null) {
  const { t } = useTranslation(["users", "password"]);
  const format = useFormat();
  const client = useQueryClient();
  const isOwn = useAccount()?.id === account?.id;
  return {
    messages: accountMessages(t),
    ...(!account && {
      saved: ({ by }: AccountForm) => t(by === "link" ? "users:createdByLink" : "users:created"),
    }),
    ...(isOwn && {
      onSaved: async () => {
        void client.invalidateQueries({ queryKey: ownSessions.queryKey });
        await loadPerson();
      },
    }),
    goesAlong: (created: string) => t("users:delete.made", { at: format.dateTime(created) }),
    deletion: isOwn
      ? null
      : {
          title: t("users:delete.title", { name: account?.username }),
          text: t("users:delete.text"),
          deleted: t("users:delete.done", { name: account?.username }),
          describe: (problem: unknown) =>
            isProblem(problem, "conflict") ? t("users:lastAdmin") : problemText(problem),
        },
  };
}

function usePage(id: string | null, account: Account | undefined) {
  const { t } = useTranslation("users");
  const isOwn = id === useAccount()?.id;
  if (id === null) return { lead: t("newLead") };
  if (isOwn) return { title: t("own"), lead: account && t("ownLead", { name: account.username }) };
  return { title: account?.username ?? t("one"), lead: t("oneLead") };
}

/** Accounts of the laboratory: the list, a new account, and each account; the user's own one with its sessions. */
export const pages = resource({
  calls: accounts,
  at: "/einstellungen/konten",
  texts: "users",
  icon: IconUsers,
  name: ({ username }) => username,
  useColumns,
  useFilters: () => {
    const { t } = useTranslation("users");
    const options = factorFilterSchema.options.map((value) => ({ value, label: t(`factor.${value}`) }));
    return [{ name: "factor", label: t("factor.title"), any: t("factor.any"), options }];
  },
  schema: accountFormSchema,
  values: accountValues,
  body: accountBody,
  Fields: AccountFields,
  useForm,
  usePage,
  Below: ({ id }) => {
    const access = useAccess();
    if (id === useAccount()?.id)
      return (
        <>
          <PasskeysPanel />
          <SecondFactorPanel />
          <AccountSessions />
        </>
      );
    return (
      <>
        {access.mayCall(resetSecondFactor) && <ResetFactor account={id} />}
        {access.mayCall(listSessionsOf) && <AccountSessions of={id} />}
      </>
    );
  },
});
