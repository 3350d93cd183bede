import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkChange, BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BulkPreviewView } from "./bulk-preview.tsx";
import { ChangeForm } from "./change-form.tsx";
import type { BulkRun } from "./use-bulk-change.ts";

interface Props {
  opened: boolean;
  selection: BulkSelection;
  /** How many are selected. */
  count: number;
  /** One of them, whose form layout provides the fields. */
  sample: string;
  /** Carries the change out, and keeps following it when the dialog is closed. */
  carryOut: BulkRun;
  onClose: () => void;
}

/** Chooses a change, previews it, and carries it out. */
export function BulkDialog(props: Props) {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const { count } = props;
  return (
    <Dialog
      opened={props.opened}
      title={t("title", { count, shown: format.number(count) })}
      onClose={props.onClose}
    >
      <Steps {...props} />
    </Dialog>
  );
}

function Steps({ selection, sample, carryOut }: Props) {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const [change, setChange] = useState<BulkChange | null>({ what: "state", state: "PUBLISHED" });
  const preview = useMutation({
    mutationFn: (wanted: BulkChange) => call(previewBulkChange, { body: { selection, change: wanted } }),
  });
  if (carryOut.running) {
    const { count, progress } = carryOut.running;
    const text = t("progress", { done: format.number(progress.done), total: format.number(count) });
    return (
      <Stack>
        <ProgressBar label={t("running")} done={progress.done} total={count} text={text} />
        <Text c="dimmed">{t("goesOn")}</Text>
      </Stack>
    );
  }
  if (preview.data && change) {
    const { changing } = preview.data;
    return (
      <Stack>
        <BulkPreviewView preview={preview.data} change={change} />
        {carryOut.error !== null && (
          <Notice tone="bad" title={t("failed")}>
            {problemText(carryOut.error)}
          </Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => preview.reset()}>
            {t("back")}
          </Button>
          <Button
            disabled={changing === 0}
            loading={carryOut.isPending}
            onClick={() => carryOut.start({ selection, change, expected: changing })}
            data-autofocus
          >
            {t("carryOut", { count: changing, shown: format.number(changing) })}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (change) preview.mutate(change);
      }}
    >
      <Stack>
        <ChangeForm sample={sample} change={change} onChange={setChange} />
        {preview.isError && <Notice tone="bad">{problemText(preview.error)}</Notice>}
        <Group justify="flex-end">
          <Button type="submit" disabled={change === null} loading={preview.isPending}>
            {t("preview")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
