import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { type FindingKind, listFoundAnalyses } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useAccess } from "../../platform/permissions.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";

/** Hands the analyses of the ticked findings, or all with findings of a kind, to the dialog that changes many together. */
export function ChangeTogether(props: {
  kind: FindingKind;
  search: string;
  field: string;
  /** The analyses of the ticked findings. */
  ticked: readonly string[];
  onClear: () => void;
}) {
  const { kind, search, field, ticked, onClear } = props;
  const { t } = useTranslation("health");
  const access = useAccess();
  const client = useQueryClient();
  const all = useMutation({
    mutationFn: () =>
      call(listFoundAnalyses, { params: { kind }, query: { search, field: field || undefined } }),
  });
  if (!access.mayCall(changeInBulk)) return null;
  const ids = all.data?.ids ?? ticked;
  const [sample] = ids;
  const clear = () => {
    all.reset();
    onClear();
  };
  return (
    <>
      {sample !== undefined && (
        <BulkBar
          selection={{ ids: [...ids] }}
          count={ids.length}
          sample={sample}
          total={ids.length}
          onAll={() => undefined}
          onClear={clear}
          onDone={() => {
            clear();
            void client.invalidateQueries({ queryKey: ["laboreditor"] });
          }}
        />
      )}
      {!all.data && (
        <div>
          <Button size="xs" variant="default" loading={all.isPending} onClick={() => all.mutate()}>
            {t("selectAll")}
          </Button>
        </div>
      )}
    </>
  );
}
