import "@mantine/core/styles/PasswordInput.css";
import "@mantine/core/styles/Switch.css";
import { Checkbox, PasswordInput, Select, Stack, Switch, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Account } from "../../../shared/core/users/account.ts";
import { accountAdministration, accounts } from "../../../shared/core/users/users.endpoints.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import { groupIds } from "../../../shared/kernel/permissions.ts";
import { call } from "../../platform/api/call.ts";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Choices } from "../../ui/choices.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTabs } from "../../ui/page-tabs.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./account.module.css";
import type { accountFormSchema } from "./account-form.ts";
import { PasswordRules } from "./password-rules.tsx";
import { PendingEmail } from "./pending-email.tsx";

type Form = SaveForm<typeof accountFormSchema>["form"];

/** Name, e-mail address and language. */
function GeneralFields(props: { form: Form; renameable: boolean; account: Account | null }) {
  const { form, renameable, account } = props;
  const { t } = useTranslation("users");
  return (
    <Stack maw={460}>
      <TextInput
        label={t("username")}
        description={renameable ? t("usernameHint") : t("usernameFixed")}
        readOnly={!renameable}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        key={form.key("username")}
        {...form.getInputProps("username")}
      />
      <TextInput
        type="email"
        label={t("email")}
        description={t(account ? "emailChangeHint" : "emailHint")}
        autoComplete="off"
        key={form.key("email")}
        {...form.getInputProps("email")}
      />
      {account && <PendingEmail account={account} />}
      <Select
        label={t("language")}
        description={t("languageHint")}
        allowDeselect={false}
        data={contentLanguages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
        key={form.key("language")}
        {...form.getInputProps("language")}
      />
    </Stack>
  );
}

/** Whether the account is the only administrator, as far as the visible list of accounts shows. */
function useIsLastAdmin(account: Account | null): boolean {
  const enabled = useAccess().mayCall(accounts.list) && account?.is_admin === true;
  const { data } = useQuery({
    queryKey: ["einstellungen", "konten", "list", "administrators"],
    queryFn: ({ signal }) => call(accounts.list, { query: { limit: 100 }, signal }),
    enabled,
  });
  const isWhole = data !== undefined && data.count === data.results.length;
  return isWhole && data.results.filter(({ is_admin }) => is_admin).length === 1;
}

/** The administrator flag, and the groups with their permissions. */
function GroupFields(props: { form: Form; editable: boolean; account: Account | null }) {
  const { t } = useTranslation("users");
  const { form, editable } = props;
  const isLastAdmin = useIsLastAdmin(props.account);
  const [chosen, setChosen] = useState(form.getValues().groups);
  form.watch("groups", ({ value }) => setChosen([...value]));
  const hasEditor = chosen.includes("laboreditor");
  const alone =
    hasEditor === chosen.includes("analyses") ? null : hasEditor ? "editorAlone" : "analysesAlone";
  return (
    <Stack>
      {!editable && <Notice tone="plain">{t("groupsFixed")}</Notice>}
      <Switch
        label={t("admin")}
        description={isLastAdmin ? t("lastAdmin") : t("adminHint")}
        disabled={!editable || isLastAdmin}
        key={form.key("is_admin")}
        {...form.getInputProps("is_admin", { type: "checkbox" })}
      />
      <Checkbox.Group
        label={t("groups")}
        description={t("groupsHint")}
        key={form.key("groups")}
        {...form.getInputProps("groups")}
      >
        <div className={classes.groups}>
          {groupIds.map((group) => (
            <Checkbox
              key={group}
              value={group}
              disabled={!editable}
              label={t(`group.${group}.name`)}
              description={t(`group.${group}.text`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      {editable && alone && <Notice tone="warn">{t(alone)}</Notice>}
    </Stack>
  );
}

/** A new password and its repetition, with the rules checked while typing; users also need their current one to change their own. */
function PasswordFields({ form }: { form: Form }) {
  const { t } = useTranslation(["users", "password"]);
  const [typed, setTyped] = useState("");
  const [repeated, setRepeated] = useState("");
  form.watch("password", ({ value }) => setTyped(String(value)));
  form.watch("password_retype", ({ value }) => setRepeated(String(value)));
  const { username, email, own: isOwn } = form.getValues();
  const { error, ...retype } = form.getInputProps("password_retype");
  const common = { visibilityToggleButtonProps: { "aria-label": t("password:show"), tabIndex: 0 } };
  const differs = repeated !== "" && repeated !== typed;
  return (
    <Stack maw={560}>
      {isOwn && (
        <PasswordInput
          {...common}
          label={t("users:currentPassword")}
          autoComplete="current-password"
          key={form.key("current_password")}
          {...form.getInputProps("current_password")}
        />
      )}
      <PasswordInput
        {...common}
        label={t("password:new")}
        autoComplete="new-password"
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      <PasswordRules password={typed} account={{ username, email }} />
      <PasswordInput
        {...common}
        label={t("password:repeat")}
        autoComplete="new-password"
        key={form.key("password_retype")}
        {...retype}
        error={error ?? (differs && t("password:password_mismatch"))}
      />
    </Stack>
  );
}

/** Choice of how a new account gets its password: by a link to its owner, or set here. */
function NewPassword({ form }: { form: Form }) {
  const { t } = useTranslation("users");
  const [by, setBy] = useState(form.getValues().by);
  return (
    <Stack>
      <Choices
        name="by"
        legend={t("by.legend")}
        value={by}
        choices={(["link", "password"] as const).map((value) => ({
          value,
          label: t(`by.${value}`),
          text: t(`by.${value}Text`),
        }))}
        onChange={(value) => {
          setBy(value);
          form.setFieldValue("by", value);
        }}
      />
      {by === "password" && <PasswordFields form={form} />}
    </Stack>
  );
}

/** The fields of an account: all at once for a new one, otherwise in tabs. */
export function AccountFields({ form, record }: { form: Form; record: Account | null }) {
  const { t } = useTranslation("users");
  const editable = useAccess().mayCall(accountAdministration);
  const sections = [
    {
      key: "allgemein",
      label: t("general"),
      content: <GeneralFields form={form} renameable={editable} account={record} />,
    },
    {
      key: "gruppen",
      label: t("groups"),
      content: <GroupFields form={form} editable={editable} account={record} />,
    },
    {
      key: "passwort",
      label: t("password"),
      title: record && t("changePassword"),
      content: record ? (
        <>
          <p style={{ marginTop: 0 }}>{t(form.getValues().own ? "passwordOwn" : "passwordOther")}</p>
          <PasswordFields form={form} />
        </>
      ) : (
        <NewPassword form={form} />
      ),
    },
  ];
  const panels = sections.map(({ content, title, ...section }) => ({
    ...section,
    content: <Panel title={title ?? section.label}>{content}</Panel>,
  }));
  if (record) return <PageTabs label={t("tabs")} tabs={panels} />;
  return panels.map(({ key, content }) => <Fragment key={key}>{content}</Fragment>);
}
