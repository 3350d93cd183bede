import "@mantine/core/styles/Switch.css";
import { Checkbox, Select, Stack, Switch, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { type Account, accountLanguages } from "../../../shared/core/users/account.ts";
import { groupIds } from "../../../shared/kernel/permissions.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./account.module.css";

type Fields = Pick<Account, "username" | "email" | "language" | "groups" | "is_admin">;

/** A form that contains the fields of an account, among others. */
export type AccountFields = Pick<UseFormReturnType<Fields>, "key" | "getInputProps"> & {
  getValues: () => Fields;
};

/** Name, e-mail address and language. */
export function GeneralFields({ form, renameable }: { form: AccountFields; renameable: boolean }) {
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
        description={t("emailHint")}
        autoComplete="off"
        key={form.key("email")}
        {...form.getInputProps("email")}
      />
      <Select
        label={t("language")}
        description={t("languageHint")}
        allowDeselect={false}
        data={accountLanguages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
        key={form.key("language")}
        {...form.getInputProps("language")}
      />
    </Stack>
  );
}

/** The groups, each with its permissions, and the administrator's flag. */
export function GroupFields(props: {
  form: AccountFields;
  editable: boolean;
  /** Why the flag cannot be removed, if it cannot. */
  adminFixed?: string;
}) {
  const { t } = useTranslation("users");
  const { form, editable, adminFixed } = props;
  return (
    <Stack>
      {!editable && <Notice tone="plain">{t("groupsFixed")}</Notice>}
      <Switch
        label={t("admin")}
        description={adminFixed ?? t("adminHint")}
        disabled={!editable || adminFixed !== undefined}
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
    </Stack>
  );
}
