import { Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import { previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkChange, BulkPreview, BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar, ShareBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import classes from "./bulk.module.css";
import { ChangeForm } from "./change-form.tsx";
import type { BulkRun } from "./use-bulk-change.ts";

interface Props {
  opened: boolean;
  selection: BulkSelection;
  /** What is to be done, if that is known already: its preview comes first. */
  change?: BulkChange;
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

/** The effect of a change: how many analyses, a sample of old and new values, and those that cannot be changed with the reason. */
function BulkPreviewView({ preview, change }: { preview: BulkPreview; change: BulkChange }) {
  const { t } = useTranslation("bulk");
  const { t: list } = useTranslation("laboreditor");
  const format = useFormat();
  const counted = (what: "changing" | "unchanged" | "refused") =>
    t(what, { count: preview[what], shown: format.number(preview[what]) });
  const wording = (value: string) => {
    if (value === "") return t("empty");
    const state = change.what === "state" && analysisStates.find((one) => one === value);
    if (state) return list(`states.${state}`);
    if (change.what === "internal") return t(value === "true" ? "internals.true" : "internals.false");
    return value;
  };
  return (
    <Stack>
      <ShareBar
        compact
        format={format.number}
        shares={[
          { label: counted("changing"), value: preview.changing, tone: "good" },
          { label: counted("unchanged"), value: preview.unchanged, tone: "quiet" },
          { label: counted("refused"), value: preview.refused, tone: "bad" },
        ]}
      />
      <div role="status">
        <Text fw={600}>{counted("changing")}</Text>
        {preview.unchanged > 0 && <Text c="dimmed">{counted("unchanged")}</Text>}
      </div>
      {preview.samples.length > 0 && (
        <ScrollRegion label={t("samples")} className={classes.scroll}>
          <ul className={classes.samples}>
            {preview.samples.map((sample) => (
              <li key={sample.id}>
                <Text size="sm" fw={600}>
                  {sample.name} ({sample.code})
                </Text>
                <div className={classes.values}>
                  <span className={classes.before}>{wording(sample.before)}</span>
                  <span aria-hidden>→</span>
                  <VisuallyHidden>{t("becomes")}</VisuallyHidden>
                  <span className={classes.after}>{wording(sample.after)}</span>
                </div>
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
      {preview.refused > 0 && (
        <details>
          <summary>{counted("refused")}</summary>
          <ul className={classes.scroll}>
            {preview.refusals.map((refusal) => (
              <li key={refusal.id}>
                {refusal.name || refusal.id}: {t(`reasons.${refusal.reason}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

function Steps({ selection, sample, carryOut, ...given }: Props) {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const [change, setChange] = useState<BulkChange | null>(
    given.change ?? { what: "state", state: "PUBLISHED" },
  );
  const preview = useMutation({
    mutationFn: (wanted: BulkChange) => call(previewBulkChange, { body: { selection, change: wanted } }),
  });
  const { mutate: show } = preview;
  const atFirst = useRef(given.change);
  useEffect(() => {
    if (atFirst.current) show(atFirst.current);
  }, [show]);
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
