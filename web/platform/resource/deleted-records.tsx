import { Anchor, Button, SegmentedControl } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { DeletedRecord } from "../../../shared/kernel/record-version.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { Link } from "../../ui/way.tsx";
import { newIdempotencyKey } from "../api/call.ts";
import { isProblem } from "../api/problem.ts";
import { useFormat } from "../format.ts";
import { ListPanel } from "../list/list-page.tsx";
import { useListState } from "../list/list-state.ts";
import { notifyError, notifySuccess } from "../notify.tsx";
import { useNotedLead } from "../own-names.tsx";
import { useAccess } from "../permissions.ts";
import { problemText } from "../problem-text.ts";
import { type QueryLike, QueryState } from "../query-state.tsx";
import { productName } from "../title.ts";
import { callRole, type ResourceCalls, resourceQueries } from "./resource.ts";

/** A kind of record whose deleted records are listed. */
export interface DeletedKind {
  calls: ResourceCalls;
  cacheKey: readonly string[];
  /** Prefix of the queries that a restored record affects; the kind's own by default. */
  concerns?: readonly string[];
  /** Plural name of the kind. */
  label: string;
  /** Address of a record's page, which shows the versions of a deleted one. */
  addressOf?: (id: string) => string;
}

/** Restores a record to the state in the version that deleted it. */
function useRestore({ calls, cacheKey, concerns = cacheKey }: DeletedKind) {
  const { t } = useTranslation("deleted");
  const { t: ui } = useTranslation("ui");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, hid }: DeletedRecord) =>
      callRole(calls.rollback as NonNullable<typeof calls.rollback>, {
        params: { id, hid },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (_, { name }) => {
      notifySuccess(t("restored", { name }), { id: "restored" });
      return client.invalidateQueries({ queryKey: concerns });
    },
    onError: (problem) => notifyError(ui("undo.failed"), { id: "restored", content: problemText(problem) }),
  });
}

const pageSize = 50;

function DeletedList({ of }: { of: DeletedKind }) {
  const { calls, cacheKey, label, addressOf } = of;
  const { t } = useTranslation("deleted");
  const format = useFormat();
  const access = useAccess();
  const state = useListState({ pageSize });
  const restore = useRestore(of);
  const { rollback } = calls;
  return (
    <ListPanel
      label={t("label", { kind: label })}
      search={t("search")}
      state={state}
      query={useQuery(resourceQueries(cacheKey, calls).deleted(state))}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          label: t("name"),
          width: "minmax(180px, 2fr)",
          phone: "title",
          cell: ({ id, name }) =>
            addressOf ? (
              <Anchor component={Link} to={addressOf(id)}>
                {name || t("nameless")}
              </Anchor>
            ) : (
              name || t("nameless")
            ),
        },
        {
          key: "at",
          label: t("at"),
          width: "190px",
          cell: ({ at: deletedAt }) => <time dateTime={deletedAt}>{format.dateTime(deletedAt)}</time>,
        },
        {
          key: "author",
          label: t("by"),
          width: "minmax(120px, 1fr)",
          cell: ({ author }) => author.name || productName,
        },
        {
          key: "restore",
          label: t("restore"),
          width: "180px",
          cell: (row) =>
            rollback &&
            access.mayCall(rollback) && (
              <Button
                size="xs"
                variant="default"
                loading={restore.isPending && restore.variables.id === row.id}
                aria-label={t("restoreOne", { name: row.name })}
                onClick={() => restore.mutate(row)}
              >
                {t("restore")}
              </Button>
            ),
        },
      ]}
      empty={{ title: t("none"), icon: IconTrash }}
    />
  );
}

/** Deleted records of one or several kinds, each with a button that restores it. */
export function DeletedPage({
  kinds,
  back,
  ownNames = false,
}: {
  kinds: readonly [DeletedKind, ...DeletedKind[]];
  back: { to: string; label: string };
  ownNames?: boolean;
}) {
  const { t } = useTranslation("deleted");
  const [query, setQuery] = useSearchParams();
  const index = Number(query.get("art") ?? 0);
  const shown = kinds[index] ?? kinds[0];
  return (
    <Page
      title={t("title", { kind: back.label })}
      lead={useNotedLead(t("lead"), ownNames)}
      back={back}
      actions={
        kinds.length > 1 && (
          <SegmentedControl
            aria-label={t("kind")}
            value={shown.label}
            data={kinds.map(({ label }) => label)}
            onChange={(label) => setQuery({ art: String(kinds.findIndex((kind) => kind.label === label)) })}
          />
        )
      }
    >
      <DeletedList key={shown.label} of={shown} />
    </Page>
  );
}

/** Link to the deleted records, for accounts that may see them. */
export function DeletedLink({ calls, at: address }: { calls: ResourceCalls; at: string }) {
  const { t } = useTranslation("ui");
  const access = useAccess();
  if (!calls.deleted || !access.mayCall(calls.deleted)) return null;
  return (
    <Button
      component={Link}
      to={`${address}/geloescht`}
      variant="default"
      leftSection={<IconTrash size={16} aria-hidden />}
    >
      {t("deleted.link")}
    </Button>
  );
}

/** Like `QueryState`, for one record; if it is deleted, says that its versions below can restore it. */
export function RecordState<Data>(props: {
  id: string;
  calls: ResourceCalls;
  cacheKey: readonly string[];
  query: QueryLike<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation("ui");
  const { id, calls, cacheKey, query } = props;
  const isMissing = query.data === undefined && isProblem(query.error, "not_found");
  const versions = useQuery({
    queryKey: [...resourceQueries(cacheKey, calls).versions(id), "any"],
    queryFn: ({ signal }) =>
      callRole(calls.versions as NonNullable<typeof calls.versions>, {
        params: { id },
        query: { limit: 1 },
        signal,
      }),
    enabled: isMissing && calls.versions !== undefined,
  });
  if (isMissing && versions.isLoading) return <LoadingState />;
  if (isMissing && versions.data)
    return (
      <Notice tone="warn" title={t("deleted.gone")}>
        {t("deleted.goneText")}
      </Notice>
    );
  return <QueryState query={query}>{props.children}</QueryState>;
}
