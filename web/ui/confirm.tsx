import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Cascade, CascadeList } from "./cascade-list.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks before something that cannot simply be undone, showing what goes with it. */
export function ConfirmDelete(props: {
  opened: boolean;
  title: string;
  text: ReactNode;
  cascade?: Cascade;
  confirm: string;
  loading?: boolean;
  /** It is not known yet, or not certain, what would go. */
  disabled?: boolean;
  /** What failed, or is still being found out. */
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
          <Button color="red" loading={props.loading} disabled={props.disabled} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
