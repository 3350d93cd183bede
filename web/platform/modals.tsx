import { useTranslation } from "react-i18next";
import { PlainDialog } from "../ui/plain-dialog.tsx";
import { closeModal, useModals } from "./modal.ts";

/** Draws the open modals; mounted once, around all pages. */
export function Modals() {
  const { t } = useTranslation("platform");
  return useModals().map(({ key, title, content, buttons, closable = true, onDismiss, cascade }) => (
    <PlainDialog
      key={key}
      title={title}
      buttons={buttons}
      cascade={cascade}
      dismiss={closable ? t("close") : undefined}
      onClose={() => {
        closeModal(key);
        onDismiss?.();
      }}
    >
      {content}
    </PlainDialog>
  ));
}
