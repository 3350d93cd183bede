import { Stack } from "@mantine/core";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { useMaintenance } from "../startup.ts";
import { DisabledInMaintenance } from "./disabled-in-maintenance.tsx";
import { focusOnArrival } from "./focus-on-arrival.ts";
import type { FormSchema, SaveForm } from "./use-save-form.ts";

/** Loaded only for an edit conflict. */
const ConflictNotice = lazy(() => import("./conflict-notice.tsx"));

/** Enter in a picker picks an option; if there is none, it must not submit a half-completed form. */
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

/** Frame of a form of `useSaveForm`: its fields and errors; the save bar or button is among the children. */
export function SaveFormFrame<Schema extends FormSchema>(props: {
  base: SaveForm<Schema>;
  label: string;
  /** Whether the account may change the values; if not, the form says so. */
  mayChange?: boolean;
  /** Whether the record is new; its first field is then focused. */
  isNew?: boolean;
  children: ReactNode;
}) {
  const { base } = props;
  const { ref } = base.formProps;
  const { t } = useTranslation("platform");
  const isMaintained = useMaintenance();
  const { isNew = false } = props;
  // Focus the first field of a new record as it is drawn; dialogs use the same attribute.
  useLayoutEffect(() => {
    const form = ref.current;
    const marked = form?.querySelector<HTMLElement>("[data-autofocus]");
    focusOnArrival(marked ?? (form && isNew ? firstFieldIn(form) : null));
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
        {!isMaintained && props.mayChange === false && (
          <Notice tone="plain">{t("permission.readOnly")}</Notice>
        )}
        <DisabledInMaintenance>{props.children}</DisabledInMaintenance>
      </Stack>
    </form>
  );
}
