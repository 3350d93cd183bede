import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import type { Account } from "../../../shared/core/users/account.ts";
import {
  accountAdministration,
  changeAccount,
  deleteAccount,
  listAccounts,
  preflightAccountDeletion,
} from "../../../shared/core/users/users.endpoints.ts";
import { call, send } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { loadPerson, useStartup } from "../../platform/startup.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { PageTabs } from "../../ui/page-tabs.tsx";
import { Panel } from "../../ui/panel.tsx";
import { GeneralFields, GroupFields } from "./account-fields.tsx";
import { accountMessages } from "./account-messages.ts";
import { type AccountForm, accountFormSchema } from "./account-schema.ts";
import { OwnSessions } from "./own-sessions.tsx";
import { PasswordFields } from "./password-fields.tsx";
import { accountsKey, accountsPage, oneAccount, ownSessions } from "./queries.ts";

const valuesOf = (account: Account) => ({
  username: account.username,
  email: account.email,
  language: account.language,
  groups: account.groups,
  is_admin: account.is_admin,
  password: "",
  password_retype: "",
  current_password: "",
});

/** The request: the password only if one was typed. */
function changeOf({ password, password_retype: _, current_password, ...account }: AccountForm) {
  return password ? { ...account, password, ...(current_password ? { current_password } : {}) } : account;
}

/** Whether the account is the only administrator, as far as the readable list of accounts tells. */
function useIsLastAdmin(account: Account, enabled: boolean): boolean {
  const { data } = useQuery({ ...accountsPage("", 100, 0), enabled: enabled && account.is_admin });
  return (
    data !== undefined && data.next === null && data.results.filter(({ is_admin }) => is_admin).length === 1
  );
}

function DeleteAccount({ account, etag }: { account: Account; etag: string | null }) {
  const { t } = useTranslation("users");
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, username } = account;
  return (
    <DeleteButton
      title={t("delete.title", { name: username })}
      text={t("delete.text")}
      preflight={async () => {
        const found = await call(preflightAccountDeletion, { params: { id } });
        return Object.fromEntries(
          Object.entries(found).map(([heading, made]) => [
            t(`delete.${heading as "sessions"}`, { count: made.length }),
            made.map((instant) => t("delete.made", { at: format.dateTime(instant) })),
          ]),
        );
      }}
      remove={() => call(deleteAccount, { params: { id }, ifMatch: etag ?? undefined })}
      describe={(problem) => (isProblem(problem, "conflict") ? t("lastAdmin") : problemText(problem))}
      deleted={t("delete.done", { name: username })}
      onDeleted={async () => {
        await navigate("/einstellungen/konten");
        client.removeQueries({ queryKey: oneAccount(id).queryKey });
        await client.invalidateQueries({ queryKey: accountsKey });
      }}
    />
  );
}

function AccountForms(props: { account: Account; etag: string | null; own: boolean }) {
  const { account, etag, own } = props;
  const { t } = useTranslation(["users", "password"]);
  const access = useAccess();
  const client = useQueryClient();
  const { id } = account;
  const mayChange = access.mayCall(accountAdministration);
  const isLastAdmin = useIsLastAdmin(account, access.mayCall(listAccounts));
  const base = useSaveForm({
    schema: accountFormSchema(own),
    read: { values: valuesOf(account), etag },
    save: (values, ifMatch) => send(changeAccount, { params: { id }, body: changeOf(values), ifMatch }),
    onSaved: async (saved) => {
      client.setQueryData(oneAccount(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [...accountsKey, "list"] });
      if (!own) return;
      void client.invalidateQueries({ queryKey: ownSessions.queryKey });
      await loadPerson();
    },
    reread: async () => {
      const read = await client.fetchQuery({ ...oneAccount(id), staleTime: 0 });
      return { values: valuesOf(read.output), etag: read.etag };
    },
    messages: accountMessages(t),
  });
  return (
    <SaveFormFrame base={base} label={t("users:form")}>
      <PageTabs
        label={t("users:tabs")}
        tabs={[
          {
            key: "allgemein",
            label: t("users:general"),
            content: (
              <Panel title={t("users:general")}>
                <GeneralFields form={base.form} renameable={mayChange} />
              </Panel>
            ),
          },
          {
            key: "gruppen",
            label: t("users:groups"),
            content: (
              <Panel title={t("users:groups")}>
                <GroupFields
                  form={base.form}
                  editable={mayChange}
                  adminFixed={isLastAdmin ? t("users:lastAdmin") : undefined}
                />
              </Panel>
            ),
          },
          {
            key: "passwort",
            label: t("users:password"),
            content: (
              <Panel title={t("users:changePassword")}>
                <p style={{ marginTop: 0 }}>{own ? t("users:passwordOwn") : t("users:passwordOther")}</p>
                <PasswordFields form={base.form} own={own} />
              </Panel>
            ),
          },
        ]}
      />
      <SaveBar status={base.status}>
        {!own && access.mayCall(deleteAccount) && <DeleteAccount account={account} etag={etag} />}
      </SaveBar>
    </SaveFormFrame>
  );
}

/** One account: name, groups and password in tabs; one's own also has its sessions. */
export default function AccountPage() {
  const { t } = useTranslation("users");
  const { id = "" } = useParams();
  const access = useAccess();
  const startup = useStartup();
  const own = startup.status === "success" && startup.person?.user.id === id;
  const query = useQuery(oneAccount(id));
  const title = own ? t("own") : (query.data?.output.username ?? t("one"));
  return (
    <Page
      narrow
      title={title}
      lead={own ? query.data && t("ownLead", { name: query.data.output.username }) : t("oneLead")}
      back={access.mayCall(listAccounts) ? { to: "/einstellungen/konten", label: t("list") } : undefined}
    >
      <QueryState query={query}>
        {({ output, etag }) => <AccountForms key={id} account={output} etag={etag} own={own} />}
      </QueryState>
      {own && <OwnSessions />}
    </Page>
  );
}
