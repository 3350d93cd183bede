import { Drawer, Group, Modal } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Returns the focus to what opened the dialog; the library does so only for dialogs that were mounted before they opened. */
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

// The library's own title bars are `header` elements, which would count as further banners of the page.

/** A dialog in the middle of the window; Escape, the button and a click beside it close it. */
export function Dialog({ opened, title, onClose, children, size }: Props & { size?: number }) {
  const { t } = useTranslation("ui");
  useFocusBack(opened);
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} centered returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Group justify="space-between" wrap="nowrap" p="16px 16px 10px">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t("close")} />
        </Group>
        <Modal.Body>{children}</Modal.Body>
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
  useFocusBack(opened);
  return (
    <Drawer.Root opened={opened} onClose={onClose} position={side} size={size} returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Group justify="space-between" wrap="nowrap" p="16px 16px 10px">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t("close")} />
        </Group>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
