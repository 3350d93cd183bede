import { useHotkeys } from "@mantine/hooks";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ButtonStatus, StatusButton } from "./status-button.tsx";

/** The button that saves the form it stands in; Ctrl or Cmd + S presses it from anywhere. */
export function SaveButton({ status }: { status: ButtonStatus }) {
  const { t } = useTranslation("ui");
  const place = useRef<HTMLSpanElement>(null);
  useHotkeys([["mod+S", () => place.current?.closest("form")?.requestSubmit()]], []);
  return (
    <span ref={place}>
      <StatusButton type="submit" status={status}>
        {t("save")}
      </StatusButton>
    </span>
  );
}
