import { Group } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, useContext, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { openDialogs } from "../covering.ts";
import { type ButtonStatus, StatusButton } from "../status-button.tsx";
import { type Joint, JointForms, JointSave } from "./joint-save.tsx";
import classes from "./save-bar.module.css";
import { UnsavedMark } from "./unsaved-mark.tsx";

/** Whether a dialog covers the form; the shortcut then only applies to the form in the dialog. */
const isCovered = (form: HTMLFormElement) => {
  const dialogs = openDialogs();
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(form));
};
/** Excludes forms in hidden tabs. */
const isShown = (form: HTMLFormElement) => form.checkVisibility?.() !== false;

/** The save button of a form; also triggered by Ctrl or Cmd + S anywhere, including rich text editors. */
function SaveButton({ status, label }: { status: ButtonStatus; label?: string }) {
  const { t } = useTranslation("ui");
  const place = useRef<HTMLSpanElement>(null);
  const save = () => {
    const form = place.current?.closest("form");
    if (form && isShown(form) && !isCovered(form)) form.requestSubmit();
  };
  useHotkeys([["mod+S", save]], [], true);
  return (
    <span ref={place}>
      <StatusButton type="submit" status={status}>
        {label ?? t("save")}
      </StatusButton>
    </span>
  );
}

/** State of a form that the save bar shows. */
export interface Saving {
  status: ButtonStatus;
  unsaved: { use: () => boolean };
  discard: () => void;
  /** Needed by forms that may be saved together with others. */
  isDirty?: () => boolean;
  submit?: () => Promise<boolean>;
}

interface SaveBarProps {
  saving: Saving;
  label?: string;
  /** Whether to hide the mark of unsaved changes, because it is shown elsewhere or there is nothing to return to yet. */
  unmarked?: boolean;
  children?: ReactNode;
}

/** Foot of a form that is saved together with others, without a button of its own. */
function JoinedFoot({ joint, saving, children }: SaveBarProps & { joint: Joint }) {
  const id = useId();
  const isUnsaved = saving.unsaved.use();
  const latest = useRef(saving);
  latest.current = saving;
  const { status } = saving;
  useEffect(
    () =>
      joint.report(id, {
        status,
        isUnsaved,
        isDirty: () => latest.current.isDirty?.() ?? isUnsaved,
        submit: async () => (await latest.current.submit?.()) ?? true,
        discard: () => latest.current.discard(),
      }),
    [joint, id, status, isUnsaved],
  );
  useEffect(() => () => joint.leave(id), [joint, id]);
  return (
    <>
      {/* Enter in a form with several fields only submits if there is a submit button. */}
      <button type="submit" style={{ display: "none" }} />
      {children && <Group gap={10}>{children}</Group>}
    </>
  );
}

/** Forms of a page that share one save bar at its foot. */
export const SavedTogether = ({ children }: { children: ReactNode }) => (
  <JointSave
    className={classes.together}
    bar={({ status, isUnsaved, discard }) => (
      <SaveBar saving={{ status, unsaved: { use: () => isUnsaved }, discard }} />
    )}
  >
    {children}
  </JointSave>
);

/** Foot of a form, always visible: unsaved mark and save button at the right, other actions at the left. */
export function SaveBar(props: SaveBarProps) {
  const joint = useContext(JointForms);
  if (joint) return <JoinedFoot joint={joint} {...props} />;
  const { status, unsaved, discard } = props.saving;
  return (
    <div className={classes.bar}>
      <Group gap={10}>{props.children}</Group>
      <Group gap={10} ml="auto">
        {!props.unmarked && <UnsavedMark unsaved={unsaved} onDiscard={discard} />}
        <SaveButton status={status} label={props.label} />
      </Group>
    </div>
  );
}
