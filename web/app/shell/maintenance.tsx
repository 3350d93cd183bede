import { Button, Stack, Text } from "@mantine/core";
import { IconTool } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStartup } from "../../platform/startup.ts";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./shell.module.css";

/** While maintenance is on: a dialog at first, then a line that keeps saying so. */
export function Maintenance() {
  const { t } = useTranslation("app");
  const startup = useStartup();
  const on = startup.status === "success" && startup.maintenance;
  const [seen, setSeen] = useState(false);
  if (!on) return null;
  return (
    <>
      <div className={classes.banner} role="status">
        <IconTool size={16} aria-hidden /> {t("maintenance.banner")}
      </div>
      <Dialog opened={!seen} onClose={() => setSeen(true)} title={t("maintenance.title")}>
        <Stack>
          <Text>{t("maintenance.text")}</Text>
          <Button data-autofocus onClick={() => setSeen(true)}>
            {t("maintenance.proceed")}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
