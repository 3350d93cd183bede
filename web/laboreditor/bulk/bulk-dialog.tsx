import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BulkChange, BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
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
  /** The change, if it is known already; the dialog then starts with its preview. */
  change?: BulkChange;
  /** Key of the field to fill, if it is known already. */
  field?: string | undefined;
  /** Number of selected analyses. */
  count: number;
  /** One of them, whose layout provides the fields. */
  sample: string;
  /** Carries the change out, and continues to follow it when the dialog is closed. */
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

function Steps({ selection, sample, field, carryOut, ...rest }: Props) {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const [change, setChange] = useState<BulkChange | null>(
    rest.change ?? (field === undefined ? { what: "state", state: "PUBLISHED" } : null),
  );
  // Each visit to the preview refetches it.
  const [step, setStep] = useState(rest.change ? 1 : 0);
  const [isPreviewed, setPreviewed] = useState(rest.change !== undefined);
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
  if (isPreviewed && change)
    return (
      <BulkPreviewView key={step} step={step} order={{ selection, change }}>
        {(changing) => (
          <>
            {carryOut.error !== null && (
              <Notice tone="bad" title={t("failed")}>
                {problemText(carryOut.error)}
              </Notice>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setPreviewed(false)}>
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
          </>
        )}
      </BulkPreviewView>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!change) return;
        setStep(step + 1);
        setPreviewed(true);
      }}
    >
      <Stack>
        <ChangeForm sample={sample} field={field} change={change} onChange={setChange} />
        <Group justify="flex-end">
          <Button type="submit" disabled={change === null}>
            {t("preview")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
