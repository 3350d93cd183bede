import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "./dialog.tsx";

/** Items that go with what is deleted, by heading. */
export type Cascade = Readonly<Record<string, readonly string[]>>;
/** Up to this many are all shown; more hide behind a link with their number. */
const collapsedAbove = 3;

function CascadeList({ heading, items }: { heading: string; items: readonly string[] }) {
  const { t } = useTranslation("ui");
  const [all, setAll] = useState(items.length <= collapsedAbove);
  const shown = all ? items : items.slice(0, collapsedAbove);
  return (
    <div>
      <Text fw={600}>{heading}</Text>
      <ul>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {!all && (
        <Anchor component="button" onClick={() => setAll(true)}>
          {t("confirm.showAll", { count: items.length })}
        </Anchor>
      )}
    </div>
  );
}

/** Asks before something that cannot simply be undone, showing what goes with it. */
export function ConfirmDelete(props: {
  opened: boolean;
  title: string;
  text: ReactNode;
  cascade?: Cascade;
  confirm: string;
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
      <Stack>
        <Text component="div">{props.text}</Text>
        {Object.entries(props.cascade ?? {}).map(([heading, items]) => (
          <CascadeList key={heading} heading={heading} items={items} />
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            {t("confirm.cancel")}
          </Button>
          <Button color="red" loading={props.loading} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
