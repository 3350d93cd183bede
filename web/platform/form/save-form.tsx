import { Button, Stack } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import type { EditConflict, FormSchema, SaveForm } from "./use-save-form.ts";

/** Says that somebody else was faster, with both ways on. */
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

/** Enter in a picker picks; where there is nothing to pick it must not save what is half typed. */
function keepInPicker(event: KeyboardEvent) {
  const { target } = event;
  if (
    event.key === "Enter" &&
    target instanceof HTMLInputElement &&
    target.getAttribute("aria-haspopup") === "listbox"
  )
    event.preventDefault();
}

/** A form of `useSaveForm`: its fields, what stands in the way of saving, and its save bar or button among the children. */
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
