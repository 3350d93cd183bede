import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { newIdempotencyKey } from "../api/call.ts";
import { notifyError, notifySuccess } from "../notify.tsx";
import { useAccess } from "../permissions.ts";
import { problemText } from "../problem-text.ts";
import { VersionList } from "../versions/version-list.tsx";
import { callRole, type ResourceCalls, resourceQueries } from "./resource.ts";

/** The versions of a record, newest first; an earlier one can be restored. */
export function ResourceHistory(props: { id: string; calls: ResourceCalls; cacheKey: readonly string[] }) {
  const { id, calls, cacheKey } = props;
  const { t } = useTranslation("ui");
  const client = useQueryClient();
  const access = useAccess();
  const { versions, rollback } = calls;
  const rollBack = useMutation({
    mutationFn: (hid: number) =>
      callRole(rollback as NonNullable<typeof rollback>, {
        params: { id, hid },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: () => {
      notifySuccess(t("history.done"), { id: "rollback" });
      return client.invalidateQueries({ queryKey: cacheKey });
    },
    onError: (problem) => notifyError(t("form.failed"), { id: "rollback", content: problemText(problem) }),
  });
  if (!versions) return null;
  return (
    <VersionList
      title={t("history.title")}
      calls={{ versions, params: { id } }}
      cacheKey={resourceQueries(cacheKey, calls).versions(id)}
      pageSize={20}
      summaryOf={({ action }) => `, ${t(`history.${action}`)}`}
      restore={({ hid }) =>
        rollback &&
        access.mayCall(rollback) && (
          <Button size="xs" variant="default" onClick={() => rollBack.mutate(hid)}>
            {t("history.restoreVersion", { version: hid })}
          </Button>
        )
      }
    />
  );
}
