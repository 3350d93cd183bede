import { Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { IconKey, IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { tokenState } from "../../../shared/core/tokens/token-expiry.ts";
import { longestTokenName } from "../../../shared/core/tokens/token-name.ts";
import {
  type ApiToken,
  type ApiTokenKind,
  exportTokens,
  importTokens,
  type TokenLife,
} from "../../../shared/core/tokens/tokens.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { DeleteDialog } from "../../platform/delete-button.tsx";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { type Column, DataList } from "../../ui/data-list.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { EmptyState } from "../../ui/states.tsx";
import classes from "./tokens.module.css";

/** Lifetimes of a token, in days, with the keys of their texts. */
const lifetimes = { 30: "month", 90: "quarter", 365: "year", 730: "twoYears" } as const satisfies Record<
  TokenLife,
  string
>;
/** Whether a token has expired; removing it from the list then locks nobody out. */
const isOver = (token: ApiToken) => tokenState(token) === "expired";

/** Name of a token in a sentence; its beginning distinguishes tokens with the same purpose. */
const nameOf = ({ name, begins }: ApiToken) => (name ? `${name} (${begins})` : begins);

const tones = { expiring: "warn", expired: "bad" } as const;

function Expiry({ token }: { token: ApiToken }) {
  const { t } = useTranslation("tokens");
  const format = useFormat();
  const state = tokenState(token);
  return (
    <span className={`lb-figures ${classes.end}`}>
      {format.date(token.expires)}
      {state !== "valid" && <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>}
    </span>
  );
}

function useColumns(mayChange: boolean, onRevoke: (token: ApiToken) => void): Column<ApiToken>[] {
  const { t } = useTranslation("tokens");
  const format = useFormat();
  return [
    {
      key: "begins",
      label: t("token"),
      width: "minmax(110px, 1.4fr)",
      phone: "title",
      cell: ({ name, begins }) => (
        <span className={classes.name}>
          {name}
          <code>{begins}</code>
        </span>
      ),
    },
    {
      key: "created",
      label: t("created"),
      width: "minmax(95px, 0.8fr)",
      cell: (token) => <span className="lb-figures">{format.date(token.created)}</span>,
    },
    {
      key: "by",
      label: t("by"),
      width: "minmax(110px, 1fr)",
      phone: "hidden",
      wide: true,
      cell: (token) => token.created_by,
    },
    {
      key: "used",
      label: t("used"),
      width: "minmax(145px, 1.1fr)",
      cell: (token) =>
        token.used ? <span className="lb-figures">{format.dateTime(token.used)}</span> : t("neverUsed"),
    },
    {
      key: "expires",
      label: t("expires"),
      width: "minmax(115px, 1.6fr)",
      cell: (token) => <Expiry token={token} />,
    },
    {
      key: "revoke",
      label: t("action"),
      width: "100px",
      align: "end",
      cell: (token) =>
        mayChange && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={t(isOver(token) ? "removeOne" : "revokeOne", { token: nameOf(token) })}
            onClick={() => onRevoke(token)}
          >
            {t(isOver(token) ? "remove" : "revoke")}
          </Button>
        ),
    },
  ];
}

/** A newly created token: shown only this once. */
function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation("tokens");
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={t("newToken")} className={classes.fresh}>
      <Notice tone="warn" title={t("newToken")}>
        {t("shownOnce")}
      </Notice>
      <Snippet label={t("token")} code={token} />
      <Button variant="default" onClick={onDone}>
        {t("stored")}
      </Button>
    </section>
  );
}

/** Tokens of one kind: created (and shown once), listed with their last use, revoked one by one or all at once. */
export function TokensPanel({ kind }: { kind: ApiTokenKind }) {
  const { t } = useTranslation("tokens");
  const client = useQueryClient();
  const calls = kind === "import" ? importTokens : exportTokens;
  const queryKey = ["core", "tokens", kind];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.list, { query: { limit: 100 }, signal }),
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  const [name, setName] = useState("");
  const [days, setDays] = useState<TokenLife>("365");
  const acquire = useMutation({
    mutationFn: () => call(calls.acquire, { query: { days, name } }),
    onSettled: refresh,
  });
  const [fresh, setFresh] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiToken | "all" | null>(null);
  // The dialog keeps its text while it closes.
  const [last, setLast] = useState<ApiToken | "all">("all");
  const ask = (token: ApiToken | "all") => {
    setLast(token);
    setRevoking(token);
  };
  const mayChange = useAccess().mayCall(calls.acquire);
  const columns = useColumns(mayChange, ask);
  const over = last !== "all" && isOver(last);
  const make = () =>
    acquire.mutate(undefined, {
      onSuccess: ({ token }) => {
        setFresh(token);
        setName("");
      },
      onError: (problem) => notifyError(t("notMade"), { content: problemText(problem) }),
    });
  return (
    <Panel
      flush
      title={t(`title.${kind}`)}
      aside={
        mayChange && (
          <Group gap="xs">
            {query.data && query.data.results.length > 1 && (
              <Button variant="subtle" color="red" size="xs" onClick={() => ask("all")}>
                {t("revokeAll")}
              </Button>
            )}
            <TextInput
              size="xs"
              aria-label={t("name")}
              placeholder={t("namePlaceholder")}
              maxLength={longestTokenName}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <NativeSelect
              size="xs"
              aria-label={t("life")}
              value={days}
              onChange={({ currentTarget }) => setDays(currentTarget.value as TokenLife)}
              data={Object.entries(lifetimes).map(([value, name]) => ({ value, label: t(`lives.${name}`) }))}
            />
            <Button
              size="xs"
              leftSection={<IconPlus size={15} aria-hidden />}
              loading={acquire.isPending}
              onClick={make}
            >
              {t("make")}
            </Button>
          </Group>
        )
      }
    >
      {fresh && <NewToken token={fresh} onDone={() => setFresh(null)} />}
      <QueryState query={query} lines={3}>
        {({ results }) => (
          <>
            <DataList
              label={t(`title.${kind}`)}
              rows={results}
              columns={columns}
              rowKey={(token) => token.id}
              empty={<EmptyState icon={IconKey} title={t("none")} text={t(`noneText.${kind}`)} />}
            />
            {results.length > 0 && (
              <Text size="sm" c="dimmed" className={classes.foot}>
                {t("reminder")}
              </Text>
            )}
          </>
        )}
      </QueryState>
      <DeleteDialog
        opened={revoking !== null}
        onClose={() => setRevoking(null)}
        title={last === "all" ? t("askAll") : t(over ? "askRemoval" : "askOne", { token: nameOf(last) })}
        text={over ? t("askTextOver") : t(`askText.${kind}`)}
        confirm={t(last === "all" ? "revokeAll" : over ? "remove" : "revoke")}
        remove={() =>
          last === "all" ? call(calls.revokeAll) : call(calls.revoke, { params: { id: last.id } })
        }
        deleted={t(last === "all" ? "allRevoked" : over ? "removed" : "revoked")}
        failed={t(over ? "notRemoved" : "notRevoked")}
        onDeleted={refresh}
      />
    </Panel>
  );
}
