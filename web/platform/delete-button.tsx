import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Cascade } from "../ui/cascade-list.tsx";
import { ConfirmDelete } from "../ui/confirm.tsx";
import { forgetUnsaved } from "../ui/form/unsaved.ts";
import { Notice } from "../ui/notice.tsx";
import { ApiProblem, isProblem } from "./api/problem.ts";
import { useTellsOf } from "./failed-reads.ts";
import { fieldText } from "./form/field-text.ts";
import { notifyError, notifySuccess } from "./notify.tsx";
import { problemText } from "./problem-text.ts";
import { QueryState } from "./query-state.tsx";
import { undoable } from "./undo.ts";

export interface Deletion {
  /** Question of the dialog, `Konto „admin“ löschen?`. */
  title: string;
  text: ReactNode;
  /** Asks the server for other records that would be deleted, by heading; called each time the dialog opens. */
  preflight?: () => Promise<Cascade>;
  remove: () => Promise<unknown>;
  /** Called after deleting; usually returns to the list and invalidates the queries. */
  onDeleted: () => void | Promise<void>;
  /** Restores the deleted record; offered in the notification. */
  undo?: () => Promise<unknown>;
  /** Label of the button that deletes; "Delete for good" by default. */
  confirm?: string;
  /** Title of the notification; "Deleted" by default. */
  deleted?: string;
  /** Title of a failure; "Deleting failed" by default. */
  failed?: string;
  /** Alternative if the record has to stay. */
  instead?: { label: string; act: () => Promise<unknown> };
  /** Describes a failure when the common texts do not suffice. */
  describe?: (problem: unknown) => string;
}

/** Explains a refused deletion, by the server's reason for the whole record if it names one. */
function reasonText(problem: unknown): string {
  const [reason] = problem instanceof ApiProblem ? problem.errors : [];
  return reason?.path === "" ? fieldText(reason) : problemText(problem);
}

/** Asks for confirmation, listing everything that would be deleted, and deletes. For menus and rows; elsewhere use `DeleteButton`. */
export function DeleteDialog(props: Deletion & { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation("ui");
  const id = useId();
  const wording = props.describe ?? reasonText;
  const cascade = useQuery({
    queryKey: ["delete-preflight", id],
    queryFn: async () => (await props.preflight?.()) ?? {},
    enabled: props.opened && props.preflight !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
  useTellsOf(cascade.error);
  const removal = useMutation({
    mutationFn: props.remove,
    onSuccess: async () => {
      props.onClose();
      notifySuccess(props.deleted ?? t("delete.done"), undoable(props.undo));
      await props.onDeleted();
    },
  });
  const { instead } = props;
  const other = useMutation({
    mutationFn: async () => instead?.act(),
    onSuccess: props.onClose,
    onError: (problem) => notifyError(instead?.label ?? "", { content: problemText(problem) }),
  });
  const refused = [removal.error, cascade.error].find((error) => isProblem(error, "conflict"));
  const certain = props.preflight === undefined || (cascade.isSuccess && !cascade.isFetching);
  return (
    <ConfirmDelete
      opened={props.opened}
      title={props.title}
      text={props.text}
      cascade={cascade.data}
      confirm={props.confirm ?? t("delete.confirm")}
      loading={removal.isPending}
      disabled={!certain}
      onConfirm={() => removal.mutate()}
      onClose={() => {
        removal.reset();
        props.onClose();
      }}
    >
      {refused && (
        <Notice
          tone="warn"
          actions={
            instead && (
              <Button variant="default" loading={other.isPending} onClick={() => other.mutate()}>
                {instead.label}
              </Button>
            )
          }
        >
          {wording(refused)}
        </Notice>
      )}
      {!certain && !refused && (
        <QueryState query={cascade} describe={wording} lines={2}>
          {() => null}
        </QueryState>
      )}
      {removal.isError && !refused && (
        <Notice tone="bad" title={props.failed ?? t("delete.failed")}>
          {wording(removal.error)}
        </Notice>
      )}
    </ConfirmDelete>
  );
}

/** A button that deletes the record of the page, after confirmation. */
export function DeleteButton({
  label,
  disabled,
  ...deletion
}: Deletion & { label?: string; disabled?: boolean }) {
  const { t } = useTranslation("ui");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="red"
        variant="subtle"
        disabled={disabled}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {label ?? t("delete.label")}
      </Button>
      <DeleteDialog
        {...deletion}
        onDeleted={() => {
          // Unsaved input for a deleted record is of no use.
          forgetUnsaved();
          return deletion.onDeleted();
        }}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
