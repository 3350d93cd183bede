import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { ConfirmDelete } from "../../ui/confirm.tsx";
import { Notice } from "../../ui/notice.tsx";
import classes from "./import-run.module.css";
import { useCarryOut } from "./queries.ts";

/** An import that would delete too many is held back; a person may carry it out anyway after confirmation. */
export function DeletionGuard({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const access = useAccess();
  const [asking, setAsking] = useState(false);
  const carryOut = useCarryOut(entry.id);
  const affected = entry.samples
    .filter((sample) => sample.kind === "deleted")
    .map((sample) => `${sample.name} (${sample.code})`);
  const deleted = entry.stats?.deleted;
  return (
    <>
      <Notice
        tone="warn"
        title={t("run.tooManyTitle")}
        actions={
          access.mayCall(startUpload) && (
            <Button color="red" variant="outline" onClick={() => setAsking(true)}>
              {t("run.anyway")}
            </Button>
          )
        }
      >
        <p className={classes.line}>
          {deleted === undefined
            ? entry.error?.message
            : t("run.tooManyText", { count: deleted, deleted: format.number(deleted) })}
        </p>
        <p className={classes.line}>{t("run.tooManyHint")}</p>
      </Notice>
      <ConfirmDelete
        opened={asking}
        title={t("run.anywayTitle")}
        text={t("run.anywayText")}
        cascade={affected.length > 0 ? { [t("run.anywayAffected")]: affected } : undefined}
        confirm={t("run.anyway")}
        loading={carryOut.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          carryOut.mutate(true, {
            onError: (error) => notifyError(t("run.carryOutFailed"), { content: problemText(error) }),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  );
}
