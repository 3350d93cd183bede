import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryModel, Mismatch } from "../../../shared/laboreditor/history/history.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { collectionsKey } from "../collections/queries.ts";
import { analysesKey } from "../editor/queries.ts";
import classes from "./history.module.css";
import { historyCalls } from "./models.ts";
import { usePlaceText } from "./place-text.ts";
import { historyKey } from "./queries.ts";

/** What to restore, from which version, and the newest version it replaces. */
export interface Wanted {
  hid: number;
  newest: number;
  deleted: boolean;
  /** Path of a single place; null for all. */
  field: string | null;
  mismatches: readonly Mismatch[];
}

/** The values of a version that no longer fit the present catalogue; they are kept all the same. */
export function Mismatches({ mismatches }: { mismatches: readonly Mismatch[] }) {
  const { t } = useTranslation("changes");
  const { place } = usePlaceText();
  if (mismatches.length === 0) return null;
  return (
    <Notice tone="warn" title={t("mismatches.title")}>
      <ul className={classes.mismatches}>
        {mismatches.map((mismatch) => (
          <li key={`${mismatch.path}/${mismatch.value}`}>
            {place(mismatch)}: {t(`mismatches.${mismatch.reason}`, { value: mismatch.value })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Asks whether to roll back, and whether to publish the result, and does it. */
export function RollBackDialog(props: {
  model: HistoryModel;
  id: string;
  wanted: Wanted;
  onClose: () => void;
  onDone: () => void;
}) {
  const { model, id, wanted } = props;
  const { t } = useTranslation("changes");
  const client = useQueryClient();
  const { place } = usePlaceText();
  const [hidden, setHidden] = useState(false);
  const rollBack = useMutation({
    mutationFn: () =>
      call(historyCalls(model).rollBack, {
        params: { id, hid: wanted.hid },
        body: { ...(wanted.field ? { fields: [wanted.field] } : {}), publish: !hidden },
        ifMatch: `"${wanted.newest}"`,
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: async (result) => {
      props.onClose();
      notifySuccess(
        t(result.written ? (result.restored ? "rollback.restored" : "rollback.done") : "rollback.same"),
      );
      await Promise.all(
        [historyKey, analysesKey, collectionsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      props.onDone();
    },
  });
  const what = wanted.field
    ? t("rollback.fieldText", { field: place({ path: wanted.field, label: null }), version: wanted.hid })
    : t(wanted.deleted ? "rollback.restoreText" : "rollback.text", { version: wanted.hid });
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title={t(wanted.deleted ? "rollback.restoreTitle" : "rollback.title")}
    >
      <Stack>
        <Text>{what}</Text>
        <Mismatches mismatches={wanted.mismatches} />
        {model === "analysis" && !wanted.field && (
          <Checkbox
            label={t("rollback.unpublished")}
            description={t("rollback.unpublishedHelp")}
            checked={hidden}
            onChange={(event) => setHidden(event.currentTarget.checked)}
          />
        )}
        {rollBack.isError && (
          <Notice tone="bad" title={t("rollback.failed")}>
            {isProblem(rollBack.error, "edit_conflict")
              ? t("rollback.conflict")
              : problemText(rollBack.error)}
          </Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            {t("rollback.cancel")}
          </Button>
          <Button loading={rollBack.isPending} onClick={() => rollBack.mutate()}>
            {t(wanted.deleted ? "rollback.restore" : "rollback.button")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
