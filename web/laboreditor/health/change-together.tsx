import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { type FindingKind, listFoundAnalyses } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useAccess } from "../../platform/permissions.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";

/** Passes the analyses of the ticked findings, or all with findings of a kind, to the dialog for bulk changes. */
export function ChangeTogether(props: {
  kind: FindingKind;
  search: string;
  field: string;
  /** The analyses of the ticked findings. */
  ticked: readonly string[];
  onClear: () => void;
  /** The list, drawn between the button that selects all and the bar, which stays visible below. */
  children: ReactNode;
}) {
  const { kind, search, field, ticked, onClear, children } = props;
  const { t } = useTranslation("health");
  const access = useAccess();
  const client = useQueryClient();
  const all = useMutation({
    mutationFn: (filter: { search: string; field: string }) =>
      call(listFoundAnalyses, {
        params: { kind },
        query: { search: filter.search, field: filter.field || undefined },
      }),
  });
  if (!access.mayCall(changeInBulk)) return children;
  // A changed search ends the selection of all.
  const isSelected = all.variables?.search === search && all.variables.field === field;
  const allIds = isSelected ? all.data?.ids : undefined;
  const ids = allIds ?? ticked;
  const [sample] = ids;
  const clear = () => {
    all.reset();
    onClear();
  };
  return (
    <>
      {!allIds && (
        <div>
          <Button
            size="xs"
            variant="default"
            loading={isSelected && all.isPending}
            onClick={() => all.mutate({ search, field })}
          >
            {t("selectAll")}
          </Button>
        </div>
      )}
      {children}
      {sample !== undefined && (
        <BulkBar
          selection={{ ids: [...ids] }}
          count={ids.length}
          sample={sample}
          {...(kind === "scattered_specimen" && { proposed: { what: "gather_specimens" } as const })}
          total={ids.length}
          onAll={() => undefined}
          onClear={clear}
          onDone={() => {
            clear();
            void client.invalidateQueries({ queryKey: ["laboreditor"] });
          }}
        />
      )}
    </>
  );
}
