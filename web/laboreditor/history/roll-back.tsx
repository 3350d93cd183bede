import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import type { HistoryModel, Mismatch, Version } from "../../../shared/laboreditor/history/history.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { collectionsKey } from "../collections/queries.ts";
import { analysesKey } from "../editor/queries.ts";
import classes from "./history.module.css";
import { usePlaceText } from "./place-text.ts";
import { historyKey } from "./queries.ts";

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

interface Wanted {
  /** The version to return to. */
  hid: number;
  /** Path of a single place; all without it. */
  field?: string;
}

/**
 * Rolling a document back after a question.
 * @param version the one that is shown, which names the newest one that is replaced
 * @returns `ask`, empty without the right to it, and the dialog to draw
 */
export function useRollBack(model: HistoryModel, version: Version | undefined, onDone: () => void) {
  const access = useAccess();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return {
    ask:
      version && access.mayCall(histories[model].rollBack)
        ? (hid: number, field?: string) => setWanted({ hid, field })
        : undefined,
    dialog: version && wanted && (
      <RollBackDialog
        model={model}
        version={version}
        wanted={wanted}
        onClose={() => setWanted(null)}
        onDone={onDone}
      />
    ),
  };
}

/** Asks whether to roll back, and whether to publish the result, and does it. */
function RollBackDialog(props: {
  model: HistoryModel;
  version: Version;
  wanted: Wanted;
  onClose: () => void;
  onDone: () => void;
}) {
  const { model, version } = props;
  const { hid, field } = props.wanted;
  const { t } = useTranslation("changes");
  const client = useQueryClient();
  const { place } = usePlaceText();
  const [hidden, setHidden] = useState(false);
  const rollBack = useMutation({
    mutationFn: () =>
      call(histories[model].rollBack, {
        params: { id: version.id, hid },
        body: { ...(field ? { fields: [field] } : {}), publish: !hidden },
        ifMatch: `"${version.newest}"`,
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
  const what = field
    ? t("rollback.fieldText", { field: place({ path: field, label: null }), version: hid })
    : t(version.deleted ? "rollback.restoreText" : "rollback.text", { version: hid });
  return (
    <Dialog opened onClose={props.onClose} title={t(version.deleted ? "rollback.restore" : "rollback.title")}>
      <Stack>
        <Text>{what}</Text>
        {!field && <Mismatches mismatches={version.mismatches} />}
        {model === "analysis" && !field && (
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
            {t(version.deleted ? "rollback.restore" : "rollback.button")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
