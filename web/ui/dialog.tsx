import { Drawer, Group, Modal } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LeaveQuestion } from "./form/leave-question.tsx";
import { FormsWithin, hasUnsaved, type Watched } from "./form/unsaved.ts";

interface Props {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Returns the focus to the element that opened the dialog; the library only does so for dialogs that were mounted before they opened. */
function useFocusBack(opened: boolean) {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      const focused = document.activeElement;
      const free = focused === document.body || focused?.closest("[role=dialog]");
      if (free && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opened]);
}

/** Asks before a dialog with unsaved changes is closed; `close` handles the cross, Escape and a click outside. */
function useGuardedClose(onClose: () => void) {
  const [forms] = useState(() => new Set<Watched>());
  const [asking, setAsking] = useState(false);
  return {
    forms,
    close: () => {
      if (!hasUnsaved(forms)) onClose();
      // The key press that closes the dialog must not close the question as well.
      else setTimeout(() => setAsking(true));
    },
    question: asking && (
      <LeaveQuestion
        forms={forms}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
        onStay={() => setAsking(false)}
      />
    ),
  };
}

/** Same as the backdrop of the plain dialogs (`plain.module.css`). */
const backdrop = { color: "#0c0f14", backgroundOpacity: 0.55 };

// The library's own title bars are `header` elements, which would count as further banners of the page.

/** A dialog in the middle of the window; closed by Escape, the cross and a click outside. */
export function Dialog({ opened, title, onClose, children, size }: Props & { size?: number }) {
  const { t } = useTranslation("ui");
  const { forms, close, question } = useGuardedClose(onClose);
  useFocusBack(opened);
  return (
    <Modal.Root opened={opened} onClose={close} size={size} radius={12} centered returnFocus={false}>
      <Modal.Overlay {...backdrop} />
      <Modal.Content>
        <Group justify="space-between" wrap="nowrap" p="20px 24px 8px">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t("close")} />
        </Group>
        <Modal.Body p="0 24px 24px">
          <FormsWithin value={forms}>{children}</FormsWithin>
          {question}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** A panel at the edge of the window, above the page. */
export function SidePanel({
  opened,
  title,
  onClose,
  children,
  side = "right",
  size = 560,
}: Props & {
  side?: "left" | "right";
  size?: number;
}) {
  const { t } = useTranslation("ui");
  const { forms, close, question } = useGuardedClose(onClose);
  useFocusBack(opened);
  return (
    <Drawer.Root opened={opened} onClose={close} position={side} size={size} returnFocus={false}>
      <Drawer.Overlay {...backdrop} />
      <Drawer.Content>
        <Group justify="space-between" wrap="nowrap" p="20px 24px 8px">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t("close")} />
        </Group>
        <Drawer.Body p="0 24px 24px">
          <FormsWithin value={forms}>{children}</FormsWithin>
          {question}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
