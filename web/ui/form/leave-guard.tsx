import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { Dialog } from "../dialog.tsx";
import { hasUnsaved } from "./unsaved.ts";

/** State of a navigation that leads to another address of the same form, such as in another language. */
export const staysOpen = "stays-open";

/** Asks before what has not been saved is left, by a link, the browser's buttons or closing the window. Stands once, in the frame. */
export function LeaveGuard() {
  const { t } = useTranslation("ui");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== staysOpen && hasUnsaved(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Dialog opened={blocker.state === "blocked"} onClose={stay} title={t("leave.title")}>
      <Stack>
        <Text>{t("leave.text")}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={stay}>
            {t("leave.stay")}
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            {t("leave.leave")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
