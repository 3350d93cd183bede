import { Alert, Button, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { ApiProblem, isProblem } from "../../platform/api/problem.ts";
import { problemText } from "../../platform/problem-text.ts";
import { beginSession, safeNext } from "../../platform/session.ts";
import { loadPerson, useSettings } from "../../platform/startup.ts";
import classes from "./entry.module.css";
import { EntryFrame } from "./entry-frame.tsx";

const expiredKey = "laborium.expired";

/** Seconds that are left until one may try again; counts down by itself. */
function useWait(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

/** Account name and password; leads on to `next`. */
export default function LoginPage() {
  const { t } = useTranslation("entry");
  const { name, logo } = useSettings();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useWait();
  const [expired] = useState(() => sessionStorage.getItem(expiredKey) !== null);
  useEffect(() => sessionStorage.removeItem(expiredKey), []);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { username: "", password: "" },
    validate: {
      username: (value) => (value.trim() ? null : t("login.usernameMissing")),
      password: (value) => (value ? null : t("login.passwordMissing")),
    },
  });

  async function signIn(values: { username: string; password: string }) {
    setBusy(true);
    setProblem(null);
    try {
      const { token } = await call(login, { basic: { ...values, username: values.username.trim() } });
      beginSession(token);
      await loadPerson();
      await navigate(safeNext(query.get("next")), { replace: true });
    } catch (error) {
      setProblem(error);
      if (error instanceof ApiProblem && error.status === 429) setWait(Math.ceil(error.retryAfter ?? 1));
      form.getInputNode("password")?.focus();
    } finally {
      setBusy(false);
    }
  }

  const text = isProblem(problem, "invalid_credentials")
    ? t("login.wrong")
    : isProblem(problem, "too_many_requests") && wait > 0
      ? t("login.wait", { count: wait })
      : problem && !isProblem(problem, "too_many_requests")
        ? problemText(problem)
        : null;
  return (
    <EntryFrame>
      {logo && <img src={logo} alt={name} className={classes.logo} />}
      <Title order={1}>{t("login.welcome")}</Title>
      <Text c="dimmed" mt={6} mb="xl">
        {t("login.lead", { lab: name })}
      </Text>
      <form onSubmit={form.onSubmit(signIn, (_, values) => form.getInputNode(values.username ? "password" : "username")?.focus())} noValidate>
        <Stack>
          {expired && !text && <Alert color="gray">{t("login.expired")}</Alert>}
          {text && (
            <Alert color="red" title={t("login.failed")} role="alert">
              {text}
            </Alert>
          )}
          <TextInput
            label={t("login.username")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            size="md"
            data-autofocus
            autoFocus
            key={form.key("username")}
            {...form.getInputProps("username")}
          />
          <PasswordInput
            label={t("login.password")}
            autoComplete="current-password"
            size="md"
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <Button type="submit" size="md" mt="xs" loading={busy} disabled={wait > 0}>
            {t("login.submit")}
          </Button>
          <Text size="sm" c="dimmed">
            {t("login.forgotten")}
          </Text>
        </Stack>
      </form>
    </EntryFrame>
  );
}
