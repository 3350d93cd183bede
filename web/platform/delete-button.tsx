import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Cascade } from "../ui/cascade-list.tsx";
import { ConfirmDelete } from "../ui/confirm.tsx";
import { forgetUnsaved } from "../ui/form/unsaved.ts";
import { Notice } from "../ui/notice.tsx";
import { QueryState } from "../ui/query-state.tsx";
import { notifySuccess } from "./notify.tsx";
import { problemText } from "./problem-text.ts";

export interface Deletion {
  /** The question, `Konto „admin“ löschen?`. */
  title: string;
  text: ReactNode;
  /** Asks the server what else would go, by heading; read anew whenever the question is asked. */
  preflight?: () => Promise<Cascade>;
  remove: () => Promise<unknown>;
  /** After deleting; usually leads back to the list and lets the queries be read anew. */
  onDeleted: () => void | Promise<void>;
  /** The button that carries it out; "Delete for good" unless said otherwise. */
  confirm?: string;
  /** Title of the notification; "Deleted" unless said otherwise. */
  deleted?: string;
  /** Title of a failure; "Deleting failed" unless said otherwise. */
  failed?: string;
  /** Tells a failure in words where the common ones do not suffice. */
  describe?: (problem: unknown) => string;
}

/** Asks whether to delete, with all that would go, and deletes. For menus and rows; else there is `DeleteButton`. */
export function DeleteDialog(props: Deletion & { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation("ui");
  const id = useId();
  const wording = props.describe ?? problemText;
  const cascade = useQuery({
    queryKey: ["delete-preflight", id],
    queryFn: async () => (await props.preflight?.()) ?? {},
    enabled: props.opened && props.preflight !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
  const removal = useMutation({
    mutationFn: props.remove,
    onSuccess: async () => {
      props.onClose();
      notifySuccess(props.deleted ?? t("delete.done"));
      await props.onDeleted();
    },
  });
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
      {!certain && (
        <QueryState query={cascade} describe={wording} lines={2}>
          {() => null}
        </QueryState>
      )}
      {removal.isError && (
        <Notice tone="bad" title={props.failed ?? t("delete.failed")}>
          {wording(removal.error)}
        </Notice>
      )}
    </ConfirmDelete>
  );
}

/** The button that deletes what the page shows, after having asked. */
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
          // What was typed into the form of the deleted thing is of no use any more.
          forgetUnsaved();
          return deletion.onDeleted();
        }}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
