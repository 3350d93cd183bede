import { Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { newIdempotencyKey } from "../api/call.ts";
import { notifyError, notifySuccess } from "../notify.tsx";
import { useAccess } from "../permissions.ts";
import { problemText } from "../problem-text.ts";
import { callRole } from "../resource/resource.ts";
import { VersionList } from "../versions/version-list.tsx";
import { readSetupVersion, type Setup } from "./configuration.ts";

interface ConfigurationHistoryProps<Config extends object> {
  of: Setup<Config>;
  /** The settings shown on the page. */
  settings: readonly (keyof Config & string)[];
  /** Whether the page shows the whole setup; files are then restored as well. */
  whole?: boolean;
  /** Returns the name of a setting. */
  nameOf: (setting: keyof Config & string) => string;
}

/**
 * The versions of a setup, newest first. The settings shown on a page can be restored from each version, together or one by one; the others
 * stay.
 */
export function ConfigurationHistory<Config extends object>(props: ConfigurationHistoryProps<Config>) {
  const { of, settings, whole: isWholeSetup = false, nameOf } = props;
  const { t } = useTranslation("ui");
  const client = useQueryClient();
  const editable = useAccess().mayCall(
    of.calls.change as Parameters<ReturnType<typeof useAccess>["mayCall"]>[0],
  );
  const restore = useMutation({
    mutationFn: async ({ hid, names }: { hid: number; names: readonly (keyof Config & string)[] }) => {
      if (isWholeSetup)
        return callRole(of.calls.rollback, { params: { hid }, idempotencyKey: newIdempotencyKey() });
      const { content } = await readSetupVersion(of, hid);
      const body = Object.fromEntries(names.map((name) => [name, content[name]]));
      return callRole(of.calls.change, { body });
    },
    onSuccess: () => {
      notifySuccess(t("history.done"), { id: "restore" });
      return client.invalidateQueries({ queryKey: of.key });
    },
    onError: (problem) => notifyError(t("form.failed"), { id: "restore", content: problemText(problem) }),
  });
  const concerned = (changes: readonly string[]) => settings.filter((name) => changes.includes(name));
  return (
    <VersionList
      title={t("history.versions")}
      calls={of.calls}
      cacheKey={[...of.key, "versions"]}
      pageSize={10}
      summaryOf={({ action, changes }) =>
        `: ${action === "created" ? t("history.first") : changes.map((name) => nameOf(name as keyof Config & string)).join(", ")}`
      }
      restore={({ hid, changes }) =>
        editable && (
          <Group gap={6}>
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => restore.mutate({ hid, names: settings })}
            >
              {t("history.restoreVersion", { version: hid })}
            </Button>
            {!isWholeSetup &&
              settings.length > 1 &&
              concerned(changes).map((name) => (
                <Button
                  key={name}
                  size="compact-xs"
                  variant="subtle"
                  onClick={() => restore.mutate({ hid, names: [name] })}
                  aria-label={t("history.restoreOne", { setting: nameOf(name), version: hid })}
                >
                  {t("history.only", { setting: nameOf(name) })}
                </Button>
              ))}
          </Group>
        )
      }
    />
  );
}
