import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import type { HistoryModel, Mismatch, Version } from "../../../shared/laboreditor/history/history.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { usePlaceText } from "../../platform/compared/place-text.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import classes from "./history.module.css";
import { readAllAnew } from "./queries.ts";

/** The values of a version that no longer fit the present catalogue; they are kept nevertheless. */
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

/** A single value of a version: its path and its name. */
interface WantedValue {
  path: string;
  name: string;
}
interface RollBackTarget {
  /** The version to restore. */
  hid: number;
  /** If absent, the whole version. */
  value?: WantedValue;
}
/** Asks whether to restore a version, or one of its values. */
export type AskRollBack = (hid: number, value?: WantedValue) => void;

/**
 * Rolls a document back after a confirmation.
 * @param version the visible one; it contains the number of the newest version, which is replaced
 * @returns `ask`, undefined without permission, and the dialog to draw
 */
export function useRollBack(model: HistoryModel, version: Version | undefined, onDone: () => void) {
  const access = useAccess();
  const [target, setTarget] = useState<RollBackTarget | null>(null);
  const ask: AskRollBack = (hid, value) => setTarget({ hid, value });
  return {
    ask: version && access.mayCall(histories[model].rollBack) ? ask : undefined,
    dialog: version && target && (
      <RollBackDialog
        model={model}
        version={version}
        target={target}
        onClose={() => setTarget(null)}
        onDone={onDone}
      />
    ),
  };
}

/** Asks for confirmation and whether to publish the result, then rolls back. */
function RollBackDialog(props: {
  model: HistoryModel;
  version: Version;
  target: RollBackTarget;
  onClose: () => void;
  onDone: () => void;
}) {
  const { model, version } = props;
  const { hid, value } = props.target;
  const { t } = useTranslation("changes");
  const client = useQueryClient();
  const [hidden, setHidden] = useState(false);
  const rollBack = useMutation({
    mutationFn: () =>
      call(histories[model].rollBack, {
        params: { id: version.id, hid },
        body: { ...(value && { fields: [value.path] }), publish: !hidden },
        ifMatch: `"${version.newest}"`,
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: async (result) => {
      props.onClose();
      const done = value ? "valueDone" : result.restored ? "restored" : "done";
      notifySuccess(t(`rollback.${result.written ? done : "same"}`, { value: value?.name, version: hid }));
      await readAllAnew(client);
      props.onDone();
    },
  });
  const title = value
    ? t("restoreValue", { version: hid })
    : t(version.deleted ? "rollback.restore" : "rollback.button");
  return (
    <Dialog opened onClose={props.onClose} title={title}>
      <Stack>
        <Text>
          {value
            ? t("rollback.valueText", { value: value.name, version: hid })
            : t(`rollback.text.${model}`, { version: hid })}
        </Text>
        {!value && <Mismatches mismatches={version.mismatches} />}
        {model === "analysis" && !value && (
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
            {t(value ? "rollback.take" : "rollback.restore")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
