import { useTranslation } from "react-i18next";
import { PlainDialog } from "../plain-dialog.tsx";
import { canSave, type Forms, saveUnsaved } from "./unsaved.ts";

/** Asks how to deal with unsaved changes: save them and leave, leave without them, or stay. */
export function LeaveQuestion(props: {
  /** Forms that would be left; by default all on the screen. */
  forms?: Forms;
  onLeave: () => void;
  onStay: () => void;
}) {
  const { t } = useTranslation("ui");
  let leaving = false;
  const leave = () => {
    leaving = true;
    props.onLeave();
  };
  return (
    <PlainDialog
      title={t("leave.title")}
      dismiss={t("close")}
      // Any button closes it, including those that leave.
      onClose={() => {
        if (!leaving) props.onStay();
      }}
      buttons={[
        { label: t("leave.stay"), quiet: true },
        { label: t("leave.leave"), danger: true, onClick: leave },
        ...(canSave(props.forms)
          ? [
              {
                label: t("leave.save"),
                // If saving fails, the form stays open with its findings.
                onClick: async () => {
                  if (await saveUnsaved(props.forms)) leave();
                },
              },
            ]
          : []),
      ]}
    >
      {t("leave.text")}
    </PlainDialog>
  );
}
