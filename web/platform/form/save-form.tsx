import { Stack } from "@mantine/core";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { useMaintenance } from "../startup.ts";
import classes from "./save-form.module.css";
import type { FormSchema, SaveForm } from "./use-save-form.ts";

/** Loaded when two people meet. */
const ConflictNotice = lazy(() => import("./conflict-notice.tsx"));

/** Enter in a picker picks; if there is nothing to pick, it must not submit a half-typed form. */
function keepInPicker(event: KeyboardEvent) {
  const { target } = event;
  if (
    event.key === "Enter" &&
    target instanceof HTMLInputElement &&
    target.getAttribute("aria-haspopup") === "listbox"
  )
    event.preventDefault();
}

const firstFieldIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].find(
    (field) => !field.readOnly && !field.matches(":disabled") && field.type !== "hidden",
  );

/** A form of `useSaveForm`: its fields, its errors, and its save bar or button among the children. */
export function SaveFormFrame<Schema extends FormSchema>(props: {
  base: SaveForm<Schema>;
  label: string;
  /** Whether the account may change what the form holds; where it may not, the form says so. */
  mayChange?: boolean;
  /** Nothing has been saved yet: its first field takes the focus. */
  isNew?: boolean;
  children: ReactNode;
}) {
  const { base } = props;
  const { ref } = base.formProps;
  const { t } = useTranslation("platform");
  const isMaintained = useMaintenance();
  const { isNew = false } = props;
  // Whoever begins something new types at once: dialogs do the same by this attribute.
  useEffect(() => {
    const form = ref.current;
    const wanted = form?.querySelector<HTMLElement>("[data-autofocus]");
    (wanted ?? (form && isNew ? firstFieldIn(form) : null))?.focus();
  }, [ref, isNew]);
  return (
    <form {...base.formProps} aria-label={props.label} onKeyDown={keepInPicker}>
      <Stack gap="lg">
        {base.conflict && (
          <Suspense>
            <ConflictNotice conflict={base.conflict} form={base.formProps.ref.current} />
          </Suspense>
        )}
        {base.problem && <Notice tone="bad">{base.problem}</Notice>}
        {isMaintained && <Notice tone="plain">{t("problem.maintenance")}</Notice>}
        {!isMaintained && props.mayChange === false && (
          <Notice tone="plain">{t("permission.readOnly")}</Notice>
        )}
        {/* What was typed stays, and can be saved afterwards. */}
        <fieldset role="presentation" className={classes.fields} disabled={isMaintained}>
          {props.children}
        </fieldset>
      </Stack>
    </form>
  );
}
