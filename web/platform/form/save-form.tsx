import { Button, Stack } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import type { EditConflict, FormSchema, SaveForm } from "./use-save-form.ts";

/** Says that somebody else has saved first, and offers both ways to resolve it. */
function ConflictNotice({ conflict }: { conflict: EditConflict }) {
  const { t } = useTranslation("ui");
  return (
    <Notice
      tone="warn"
      title={t("conflict.title")}
      actions={
        <>
          <Button size="xs" variant="default" onClick={() => void conflict.reload()}>
            {t("conflict.reload")}
          </Button>
          <Button size="xs" color="red" variant="outline" onClick={() => void conflict.overwrite()}>
            {t("conflict.overwrite")}
          </Button>
        </>
      }
    >
      {t("conflict.text")}
    </Notice>
  );
}

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

/** A form of `useSaveForm`: its fields, its errors, and its save bar or button among the children. */
export function SaveFormFrame<Schema extends FormSchema>(props: {
  base: SaveForm<Schema>;
  label: string;
  children: ReactNode;
}) {
  const { base } = props;
  return (
    <form {...base.formProps} aria-label={props.label} onKeyDown={keepInPicker}>
      <Stack gap="lg">
        {base.conflict && <ConflictNotice conflict={base.conflict} />}
        {base.problem && <Notice tone="bad">{base.problem}</Notice>}
        {props.children}
      </Stack>
    </form>
  );
}
