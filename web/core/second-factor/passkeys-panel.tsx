import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxPasskeys, type Passkey } from "../../../shared/core/second-factor/passkey.ts";
import {
  addPasskey,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import entries from "../../ui/entries.module.css";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { knowsPasskeys, passkeyRefusal } from "../sessions/passkey-refusal.ts";
import { ownFactor, useRefreshedFactor } from "./own-factor.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import classes from "./second-factor.module.css";

/** Tells why a change failed; a browser's own refusal has words of its own. */
function useFailure() {
  const { t } = useTranslation("secondFactor");
  return (problem: Error) => {
    const content = passkeyRefusal(problem) ? t("passkey.notMade") : problemText(problem);
    notifyError(t("failed"), { id: "second-factor", content });
  };
}

/** Asks for a name, and gives it to a new passkey or to one that is there. */
function NameForm(props: {
  name?: string;
  submit: string;
  busy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("secondFactor");
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    setMissing(name === "");
    if (name !== "") props.onName(name);
  };
  return (
    <form onSubmit={send} noValidate className={classes.name}>
      <TextInput
        name="name"
        label={t("passkey.name")}
        description={props.name === undefined && t("passkey.nameHint")}
        defaultValue={props.name}
        error={missing && t("passkey.nameMissing")}
        maxLength={100}
        autoFocus
      />
      <Group>
        <Button type="submit" loading={props.busy}>
          {props.submit}
        </Button>
        <Button variant="default" onClick={props.onCancel}>
          {t("cancel")}
        </Button>
      </Group>
    </form>
  );
}

/** One passkey, which can be renamed and removed. */
function PasskeyLine({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { t } = useTranslation("secondFactor");
  const format = useFormat();
  const refresh = useRefreshedFactor();
  const onError = useFailure();
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
  const { id, name, created, used } = passkey;
  const onSuccess = async () => {
    await refresh();
    setDoing(null);
  };
  const rename = useMutation({
    mutationFn: (newName: string) => call(renamePasskey, { params: { id }, body: { name: newName } }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: () => call(removePasskey, { params: { id } }),
    onSuccess: async () => {
      notifySuccess(t("passkey.removed", { name }), { id: "second-factor" });
      await onSuccess();
    },
    onError,
  });
  if (doing === "rename")
    return (
      <li>
        <NameForm
          name={name}
          submit={t("passkey.save")}
          busy={rename.isPending}
          onName={rename.mutate}
          onCancel={() => setDoing(null)}
        />
      </li>
    );
  if (doing === "remove")
    return (
      <li>
        <Stack gap="sm">
          <Text>{t(isLast ? "passkey.removeLast" : "passkey.removeText", { name })}</Text>
          <Group>
            <Button color="red" variant="outline" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t("passkey.remove")}
            </Button>
            <Button variant="default" onClick={() => setDoing(null)} autoFocus>
              {t("cancel")}
            </Button>
          </Group>
        </Stack>
      </li>
    );
  return (
    <li>
      <div>
        <span className={classes.passkey}>{name}</span>
        <p className={entries.about}>
          {t("passkey.created", { at: format.dateTime(created) })}
          {" · "}
          {used ? t("passkey.used", { at: format.dateTime(used) }) : t("passkey.unused")}
        </p>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-label={t("passkey.renameOne", { name })}
          onClick={() => setDoing("rename")}
        >
          {t("passkey.rename")}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t("passkey.removeOne", { name })}
          onClick={() => setDoing("remove")}
        >
          {t("passkey.remove")}
        </Button>
      </Group>
    </li>
  );
}

/** Adds a passkey: the browser makes it, the laboratory keeps its public key. */
function AddPasskey({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation("secondFactor");
  const refresh = useRefreshedFactor();
  const [naming, setNaming] = useState(false);
  const add = useMutation({
    mutationFn: async (name: string) => {
      const options = await call(preparePasskey);
      const { makePasskey } = await import("../sessions/passkey.ts");
      const credential = await makePasskey(options);
      return call(addPasskey, { body: { name, credential } });
    },
    onSuccess: async ({ passkey, recovery_codes }) => {
      notifySuccess(t("passkey.added", { name: passkey.name }), { id: "second-factor" });
      if (recovery_codes) onCodes(recovery_codes);
      setNaming(false);
      await refresh({ showsCodes: recovery_codes !== null });
    },
    onError: useFailure(),
  });
  if (!knowsPasskeys()) return <Notice tone="plain">{t("passkey.unknown")}</Notice>;
  if (naming)
    return (
      <NameForm
        submit={t("passkey.add")}
        busy={add.isPending}
        onName={add.mutate}
        onCancel={() => setNaming(false)}
      />
    );
  return (
    <Group>
      <Button onClick={() => setNaming(true)}>{t("passkey.add")}</Button>
    </Group>
  );
}

/** The passkeys of the user's own account. */
export default function PasskeysPanel() {
  const { t } = useTranslation("secondFactor");
  const query = useQuery(ownFactor);
  const refresh = useRefreshedFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Panel flush title={t("passkey.title")}>
      <QueryState query={query} lines={2}>
        {({ since, passkeys }) => (
          <>
            <Text className={classes.text}>{t("passkey.lead")}</Text>
            {passkeys.length > 0 && (
              <ul className={`lb-lines ${entries.entries} ${classes.passkeys}`}>
                {passkeys.map((passkey) => (
                  <PasskeyLine
                    key={passkey.id}
                    passkey={passkey}
                    isLast={since === null && passkeys.length === 1}
                  />
                ))}
              </ul>
            )}
            <div className={classes.text}>
              {codes ? (
                <RecoveryCodes
                  codes={codes}
                  onKept={() => {
                    setCodes(null);
                    void refresh();
                  }}
                />
              ) : passkeys.length < maxPasskeys ? (
                <AddPasskey onCodes={setCodes} />
              ) : (
                <Text>{t("passkey.full", { count: maxPasskeys })}</Text>
              )}
            </div>
          </>
        )}
      </QueryState>
    </Panel>
  );
}
