import { Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { resetSecondFactor } from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { Panel } from "../../ui/panel.tsx";

/** Resets the second factor of another account, whose owner has lost device and recovery codes. */
export default function ResetFactor({ account }: { account: string }) {
  const { t } = useTranslation("secondFactor");
  const reset = useMutation({
    mutationFn: () => call(resetSecondFactor, { params: { id: account } }),
    onSuccess: () => notifySuccess(t("resetDone"), { id: "second-factor" }),
    onError: (problem: Error) =>
      notifyError(t("failed"), { id: "second-factor", content: problemText(problem) }),
  });
  return (
    <Panel title={t("title")}>
      <Stack align="flex-start">
        <Text>{t("resetText")}</Text>
        <Button variant="default" loading={reset.isPending} onClick={() => reset.mutate()}>
          {t("reset")}
        </Button>
      </Stack>
    </Panel>
  );
}
