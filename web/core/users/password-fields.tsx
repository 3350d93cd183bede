import "@mantine/core/styles/PasswordInput.css";
import { PasswordInput, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordRules } from "./password-rules.tsx";

interface Fields {
  username: string;
  email: string;
  password: string;
  password_retype: string;
}

/** A form that contains a new password and its account, among others. */
export type PasswordForm = Pick<UseFormReturnType<Fields>, "key" | "getInputProps" | "watch"> & {
  getValues: () => Fields;
};

/** A new password and its repetition, with the rules as one types; one's own also needs the current one. */
export function PasswordFields({ form, own = false }: { form: PasswordForm; own?: boolean }) {
  const { t } = useTranslation(["users", "password"]);
  const [typed, setTyped] = useState("");
  const [repeated, setRepeated] = useState("");
  form.watch("password", ({ value }) => setTyped(String(value)));
  form.watch("password_retype", ({ value }) => setRepeated(String(value)));
  const { username, email } = form.getValues();
  const { error, ...retype } = form.getInputProps("password_retype");
  const reveal = { "aria-label": t("password:show"), tabIndex: 0 };
  const differs = repeated !== "" && repeated !== typed;
  return (
    <Stack maw={560}>
      {own && (
        <PasswordInput
          label={t("users:currentPassword")}
          autoComplete="current-password"
          visibilityToggleButtonProps={reveal}
          key={form.key("current_password")}
          {...form.getInputProps("current_password")}
        />
      )}
      <PasswordInput
        label={t("password:new")}
        autoComplete="new-password"
        visibilityToggleButtonProps={reveal}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      <PasswordRules password={typed} account={{ username, email }} />
      <PasswordInput
        label={t("password:repeat")}
        autoComplete="new-password"
        visibilityToggleButtonProps={reveal}
        key={form.key("password_retype")}
        {...retype}
        error={error ?? (differs && t("password:password_mismatch"))}
      />
    </Stack>
  );
}
