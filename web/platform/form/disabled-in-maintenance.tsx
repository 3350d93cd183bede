import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { useMaintenance } from "../startup.ts";
import classes from "./disabled-in-maintenance.module.css";

/** Disables fields and buttons during maintenance, with the reason above them. The input stays and can be sent afterwards. */
export function DisabledInMaintenance({ children }: { children: ReactNode }) {
  const { t } = useTranslation("platform");
  const isMaintained = useMaintenance();
  return (
    <Stack gap="lg">
      {isMaintained && <Notice tone="plain">{t("problem.maintenance")}</Notice>}
      <fieldset role="presentation" className={classes.fields} disabled={isMaintained}>
        {children}
      </fieldset>
    </Stack>
  );
}
