import { Group } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, useContext, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { openDialogs } from "../covering.ts";
import { type ButtonStatus, StatusButton } from "../status-button.tsx";
import { type Joint, JointForms, JointSave } from "./joint-save.tsx";
import classes from "./save-bar.module.css";
import { UnsavedMark } from "./unsaved-mark.tsx";

/** If a dialog is open above the page, only the form in it is meant. */
const isCovered = (form: HTMLFormElement) => {
  const dialogs = openDialogs();
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(form));
};
/** A form in a hidden tab is not meant either. */
const isShown = (form: HTMLFormElement) => form.checkVisibility?.() !== false;

/** The button that saves its form; Ctrl or Cmd + S presses it from anywhere, rich text editors included. */
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

/** What the bar shows of a form. */
export interface Saving {
  status: ButtonStatus;
  unsaved: { use: () => boolean };
  discard: () => void;
  /** Of forms that may be saved with others. */
  isDirty?: () => boolean;
  submit?: () => Promise<boolean>;
}

interface SaveBarProps {
  saving: Saving;
  label?: string;
  /** The mark of what is unsaved stands elsewhere, or there is nothing yet to return to. */
  unmarked?: boolean;
  children?: ReactNode;
}

/** The foot of a form that is saved with others: it has no button of its own. */
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
      {/* Enter in one of several fields presses the button of their form, and does nothing where there is none. */}
      <button type="submit" style={{ display: "none" }} />
      {children && <Group gap={10}>{children}</Group>}
    </>
  );
}

/** Forms of a page that one bar at its foot saves together. */
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

/** The foot of a form: saving at the right, always in sight, and before it whether that is needed; other actions at the left. */
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
