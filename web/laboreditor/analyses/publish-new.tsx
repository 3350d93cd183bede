import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MissingValues } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkChange } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { useBulkChange } from "../bulk/use-bulk-change.ts";
import { noFilter, writeFilter } from "./filter.ts";
import { missingValues } from "./missing-values.ts";

/** Loaded when it is opened: its forms weigh more than the page. */
const BulkDialog = lazy(async () => {
  const { BulkDialog } = await import("../bulk/bulk-dialog.tsx");
  return { default: BulkDialog };
});

const publishing: BulkChange = { what: "state", state: "PUBLISHED" };
const listOf = (missing: string, importId: string) =>
  `/laboreditor/analyse?${writeFilter({ ...noFilter, state: "NEW", missing, import: importId })}`;

/** The dialog that is open: publishing all new analyses, or filling a field of those that lack it. */
interface Opened {
  change?: BulkChange;
  field?: string;
  count: number;
  sample: string;
}

/**
 * Publishes all new analyses, or those of them that an import wrote, and fills in for all at once the values that they lack. Mount it on a page whose
 * route loads the texts `bulk` and `editor`.
 */
export default function PublishNew({ importId }: { importId: string }) {
  const access = useAccess();
  const { data } = useQuery(missingValues("NEW", importId || undefined));
  if (!data || data.count === 0 || data.sample === null) return null;
  return (
    <Waiting
      missing={data}
      sample={data.sample}
      importId={importId}
      mayChange={access.mayCall(changeInBulk)}
    />
  );
}

function Waiting(props: { missing: MissingValues; sample: string; importId: string; mayChange: boolean }) {
  const { missing, sample, importId, mayChange } = props;
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const carryOut = useBulkChange(() => {
    setOpened(null);
    void client.invalidateQueries({ queryKey: ["laboreditor"] });
  });
  const counted = { count: missing.count, shown: format.number(missing.count) };
  return (
    <Panel title={t(importId ? "publish.titleOfImport" : "publish.title", counted)}>
      <Stack gap={14}>
        <Text c="dimmed">{t(missing.fields.length > 0 ? "publish.gaps" : "publish.whole")}</Text>
        {missing.fields.length > 0 && (
          <ul className="lb-lines">
            {missing.fields.map(({ key, label, required, count, sample }) => (
              <Group key={key} component="li" justify="space-between" gap="6px 14px" py={8}>
                <Text>
                  {t("publish.missing", { label, count, shown: format.number(count) })}
                  {required && ` · ${t("publish.required")}`}
                </Text>
                <Group gap="xs">
                  <Button component={ActionLink} size="xs" variant="subtle" to={listOf(key, importId)}>
                    {t("publish.seeMissing", { shown: format.number(count) })}
                  </Button>
                  {mayChange && (
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => setOpened({ field: key, count, sample })}
                    >
                      {t("publish.fill", { label })}
                    </Button>
                  )}
                </Group>
              </Group>
            ))}
          </ul>
        )}
        {mayChange && (
          <Group>
            <Button onClick={() => setOpened({ change: publishing, count: missing.count, sample })}>
              {t("publish.all", counted)}
            </Button>
          </Group>
        )}
      </Stack>
      {opened && (
        <Suspense>
          <BulkDialog
            opened
            {...opened}
            selection={{
              filter: {
                search: "",
                pubstate: "NEW",
                ...(importId && { import: importId }),
                ...(opened.field && { missing: opened.field }),
              },
            }}
            carryOut={carryOut}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
