import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "./dialog.tsx";

/** Items that go with what is deleted, by heading. */
export type Cascade = Readonly<Record<string, readonly string[]>>;
/** Up to this many are all shown; more hide behind a link with their number. */
const collapsedAbove = 3;

function CascadeSection({ heading, items }: { heading: string; items: readonly string[] }) {
  const { t } = useTranslation("ui");
  const [all, setAll] = useState(items.length <= collapsedAbove);
  const shown = all ? items : items.slice(0, collapsedAbove);
  return (
    <div>
      <Text fw={600}>{heading}</Text>
      <ul>
        {shown.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may bear one name, and the list never moves
          <li key={place}>{item}</li>
        ))}
      </ul>
      {!all && (
        <Anchor component="button" type="button" onClick={() => setAll(true)}>
          {t("confirm.showAll", { count: items.length })}
        </Anchor>
      )}
    </div>
  );
}

/** What goes with something, by heading; empty headings are left out. */
export function CascadeList({ cascade }: { cascade: Cascade }) {
  return Object.entries(cascade)
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => <CascadeSection key={heading} heading={heading} items={items} />);
}

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
