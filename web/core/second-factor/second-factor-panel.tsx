import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  prepareSecondFactor,
  type readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { call } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { ownFactor, useRefreshedFactor } from "./own-factor.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Loaded only when somebody sets the factor up. */
const QrPicture = lazy(() => import("./qr-picture.tsx"));

/** Asks for the first code of an app that has read the secret. */
function FirstCode(props: {
  prepared: { secret: string; address: string };
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("secondFactor");
  const [error, setError] = useState<string | null>(null);
  const turnOn = useMutation({
    mutationFn: (code: string) => call(turnOnSecondFactor, { body: { code } }),
    onSuccess: ({ recovery_codes }) => props.onCodes(recovery_codes),
    onError: (problem) => {
      const isWrong = problem instanceof ApiProblem && problem.status === 400;
      setError(isWrong ? t("wrongCode") : problemText(problem));
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").replaceAll(/\s/g, "");
    setError(code === "" ? t("codeMissing") : null);
    if (code !== "") turnOn.mutate(code);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text>{t("scan")}</Text>
        <Suspense fallback={null}>
          <QrPicture text={props.prepared.address} />
        </Suspense>
        <Snippet label={t("secret")} code={props.prepared.secret.replace(/(....)(?=.)/g, "$1 ")} />
        <TextInput
          name="code"
          label={t("code")}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maw={240}
          data-autofocus
        />
        <Group>
          <Button type="submit" loading={turnOn.isPending}>
            {t("confirm")}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {t("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The second factor of the user's own account. */
export default function SecondFactorPanel() {
  const { t } = useTranslation("secondFactor");
  const format = useFormat();
  const refresh = useRefreshedFactor();
  const query = useQuery(ownFactor);
  const [prepared, setPrepared] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onError = (problem: Error) =>
    notifyError(t("failed"), { id: "second-factor", content: problemText(problem) });
  const prepare = useMutation({
    mutationFn: () => call(prepareSecondFactor),
    onSuccess: setPrepared,
    onError,
  });
  const renew = useMutation({
    mutationFn: () => call(renewRecoveryCodes),
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes);
      return refresh({ showsCodes: true });
    },
    onError,
  });
  const turnOff = useMutation({
    mutationFn: () => call(turnOffSecondFactor),
    onSuccess: () => {
      notifySuccess(t("turnedOff"), { id: "second-factor" });
      return refresh();
    },
    onError,
  });
  const keep = () => {
    setCodes(null);
    void refresh();
  };
  const shown = ({ since, recovery_left: count, passkeys }: OutputOf<typeof readSecondFactor>) => {
    if (codes) return <RecoveryCodes codes={codes} onKept={keep} />;
    if (prepared)
      return (
        <FirstCode
          prepared={prepared}
          onCancel={() => setPrepared(null)}
          onCodes={(codes) => {
            setPrepared(null);
            setCodes(codes);
            void refresh({ showsCodes: true });
          }}
        />
      );
    const hasPasskey = passkeys.length > 0;
    const isOn = since !== null || hasPasskey;
    return (
      <Stack align="flex-start">
        <Text>
          {since !== null
            ? t("on", { since: format.dateTime(since) })
            : t(hasPasskey ? "onByPasskey" : "off")}{" "}
          {isOn && t("left", { count })}
        </Text>
        <Group>
          {since === null && (
            <Button
              variant={hasPasskey ? "default" : "filled"}
              loading={prepare.isPending}
              onClick={() => prepare.mutate()}
            >
              {t("turnOn")}
            </Button>
          )}
          {isOn && (
            <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
              {t("renew")}
            </Button>
          )}
          {since !== null && (
            <Button variant="default" loading={turnOff.isPending} onClick={() => turnOff.mutate()}>
              {t("turnOff")}
            </Button>
          )}
        </Group>
      </Stack>
    );
  };
  return (
    <Panel title={t("title")}>
      <QueryState query={query} lines={2}>
        {shown}
      </QueryState>
    </Panel>
  );
}
