import { useTranslation } from "react-i18next";
import { PlainDialog } from "../plain-dialog.tsx";
import { canSave, type Forms, saveUnsaved } from "./unsaved.ts";

/** Asks what becomes of unsaved changes: save them and leave, leave without them, or stay. */
export function LeaveQuestion(props: {
  /** The forms that would be left; by default all on the screen. */
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
                // What cannot be saved as it is stays, with the reason beside it.
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
