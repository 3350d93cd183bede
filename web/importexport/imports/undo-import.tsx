import { Anchor, Button, Group, List } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { undoImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { readUndo } from "../../../shared/importexport/imports/undo.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { callQuery } from "../../platform/api/query.ts";
import { useFormat } from "../../platform/format.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { ConfirmDelete } from "../../ui/confirm.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ActionLink, Link, useGo } from "../../ui/way.tsx";
import { countChanges } from "./queries.ts";

const logOf = (id: string) => `/einstellungen/import/log/${id}`;

/** Lists what an undo takes back, how much of it is public, and how much stays because it was edited since. */
function TakesBack({ entry: { id, stats, document_count } }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const query = useQuery(callQuery(["importexport", "imports", "undo"], readUndo, { params: { id } }));
  return (
    <QueryState query={query} lines={3}>
      {({ published, edited }) => {
        const counts = {
          created: stats?.created ?? 0,
          changed: stats?.changed ?? 0,
          deleted: stats?.deleted ?? 0,
          documents: document_count,
          published,
          edited,
        };
        const lines = (Object.keys(counts) as (keyof typeof counts)[])
          .filter((part) => counts[part] > 0)
          .map((part) =>
            t(`undo.parts.${part}`, { count: counts[part], shown: format.number(counts[part]) }),
          );
        return (
          <List aria-label={t("undo.takesBack")}>
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        );
      }}
    </QueryState>
  );
}

/** Undoes the import of the page after confirmation, or says that it was undone or undoes another. */
export function UndoImport({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const client = useQueryClient();
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => call(undoImport, { params: { id: entry.id } }),
    onSuccess: async (started) => {
      setAsking(false);
      notifySuccess(t("undo.started"));
      await client.invalidateQueries();
      await go(logOf(started.id));
    },
  });
  const other = entry.undone_by ?? entry.undoes;
  if (other) {
    return (
      <Notice tone="plain">
        {t(entry.undone_by ? "undo.undone" : "undo.undoes")}{" "}
        <Anchor component={Link} to={logOf(other)}>
          {t("undo.show")}
        </Anchor>
      </Notice>
    );
  }
  const isOver = entry.status === "success" && !entry.dry_run && countChanges(entry) > 0;
  if (!isOver || !access.booked("MD_EDITOR") || !access.mayCall(undoImport)) return null;
  return (
    <Group gap="sm">
      <Button component={ActionLink} variant="default" to="/laboreditor/history/analysis">
        {t("run.seeChanges")}
      </Button>
      <Button component={ActionLink} variant="default" to="/laboreditor/gesundheit">
        {t("run.seeFindings")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t("undo.button")}
      </Button>
      <ConfirmDelete
        opened={asking}
        title={t("undo.title")}
        text={t("undo.text")}
        confirm={t("undo.button")}
        loading={undo.isPending}
        onConfirm={() => undo.mutate()}
        onClose={() => setAsking(false)}
      >
        {asking && <TakesBack entry={entry} />}
        {undo.isError && (
          <Notice tone="bad" title={t("undo.failed")}>
            {problemText(undo.error)}
          </Notice>
        )}
      </ConfirmDelete>
    </Group>
  );
}
