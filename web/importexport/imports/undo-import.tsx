import { Anchor, Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { undoImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { ConfirmDelete } from "../../ui/confirm.tsx";
import { Notice } from "../../ui/notice.tsx";
import { countChanges } from "./queries.ts";

const logOf = (id: string) => `/einstellungen/import/log/${id}`;

/** On the page of an import: undoes it after confirmation, or says that it was undone or undoes another. */
export function UndoImport({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => call(undoImport, { params: { id: entry.id } }),
    onSuccess: async (started) => {
      setAsking(false);
      notifySuccess(t("undo.started"));
      await client.invalidateQueries();
      await navigate(logOf(started.id));
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
    <div>
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
        {undo.isError && (
          <Notice tone="bad" title={t("undo.failed")}>
            {problemText(undo.error)}
          </Notice>
        )}
      </ConfirmDelete>
    </div>
  );
}
