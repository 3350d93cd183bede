import { Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { repeatedRules } from "../../../shared/importexport/imports/import-words.ts";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Panel } from "../../ui/panel.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { useReadAgain } from "./queries.ts";
import { RowRules, type Rules } from "./row-rules.tsx";

/** Reads a file with refused rows once more, with other rules for them. */
export default function ReadAgain({ entry }: { entry: Import }) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const access = useAccess();
  const { proposal } = entry.questions.find(({ kind }) => kind === "repeated") ?? {};
  const [rules, setRules] = useState<Rules>({
    repeated: repeatedRules.find((rule) => rule === proposal) ?? entry.repeated,
    faulty: entry.faulty,
  });
  const readAgain = useReadAgain(entry.id);
  if (!access.mayCall(startUpload)) return null;
  const isSame = rules.repeated === entry.repeated && rules.faulty === entry.faulty;
  return (
    <Panel title={t("importMapping:rules.more")}>
      <Stack gap={14}>
        <RowRules rules={rules} onChange={setRules} />
        <Text size="sm" c="dimmed">
          {t("importMapping:rules.kept")}
        </Text>
        <Group>
          <StatusButton
            status={statusOf(readAgain)}
            disabled={isSame}
            onClick={() =>
              readAgain.mutate(rules, {
                onError: (error) => notifyError(t("run.carryOutFailed"), { content: problemText(error) }),
              })
            }
          >
            {t("importMapping:rules.again")}
          </StatusButton>
        </Group>
      </Stack>
    </Panel>
  );
}
