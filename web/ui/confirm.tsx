import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Cascade, CascadeList } from "./cascade-list.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks for confirmation before an action that is hard to undo, and lists further items that it affects. */
export function ConfirmDelete(props: {
  opened: boolean;
  title: string;
  text: ReactNode;
  cascade?: Cascade;
  confirm: string;
  loading?: boolean;
  /** Whether the list is not known yet, or uncertain. */
  disabled?: boolean;
  /** A failure, or the loading state of the list. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
      <Stack>
        <Text component="div">{props.text}</Text>
        <CascadeList cascade={props.cascade ?? {}} />
        {props.children}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            {t("confirm.cancel")}
          </Button>
          {/* Outlined, since the button that saves may have a laboratory's own red. */}
          <Button
            color="red"
            variant="outline"
            loading={props.loading}
            disabled={props.disabled}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
