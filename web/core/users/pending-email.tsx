import { Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Account } from "../../../shared/core/users/account.ts";
import { sendEmailLink, withdrawEmail } from "../../../shared/core/users/users.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { Notice } from "../../ui/notice.tsx";

/** A new address that waits for its confirmation; the link can be sent again, or the address withdrawn. */
export function PendingEmail({ account }: { account: Account }) {
  const { t } = useTranslation("users");
  const client = useQueryClient();
  const params = { id: account.id };
  const failed = (title: string) => (problem: Error) =>
    notifyError(title, { id: "pending-email", content: problemText(problem) });
  const again = useMutation({
    mutationFn: () => call(sendEmailLink, { params }),
    onSuccess: () =>
      notifySuccess(t("pending.sent"), { id: "pending-email", content: account.pending_email ?? "" }),
    onError: failed(t("pending.notSent")),
  });
  const withdraw = useMutation({
    mutationFn: () => call(withdrawEmail, { params }),
    onSuccess: async () => {
      notifySuccess(t("pending.withdrawn"), { id: "pending-email" });
      await client.invalidateQueries({ queryKey: ["einstellungen", "konten"] });
    },
    onError: failed(t("pending.notWithdrawn")),
  });
  if (account.pending_email === null) return null;
  return (
    <Notice
      tone="warn"
      title={t("pending.title", { email: account.pending_email })}
      actions={
        <Group gap="xs">
          <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
            {t("pending.again")}
          </Button>
          <Button size="xs" variant="subtle" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t("pending.withdraw")}
          </Button>
        </Group>
      }
    >
      {t("pending.text", { email: account.email })}
    </Notice>
  );
}
