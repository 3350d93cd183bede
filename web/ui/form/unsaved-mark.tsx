import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { StateTag } from "../figures.tsx";

/** Mark of unsaved changes, with a button that discards them. A separate component, so that its form is not redrawn. */
export function UnsavedMark(props: { unsaved: { use: () => boolean }; onDiscard: () => void }) {
  const { t } = useTranslation("ui");
  const isUnsaved = props.unsaved.use();
  return (
    <Group gap={6} wrap="nowrap" role="status">
      {isUnsaved && (
        <>
          <StateTag tone="warn">{t("form.unsaved")}</StateTag>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={props.onDiscard}>
            {t("form.discard")}
          </Button>
        </>
      )}
    </Group>
  );
}
