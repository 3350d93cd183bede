import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkChange, BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import classes from "./bulk.module.css";
import { BulkDialog } from "./bulk-dialog.tsx";
import { useBulkChange } from "./use-bulk-change.ts";

/**
 * Actions for the analyses that are ticked in a list; empty if there are none, or without permission to change them. Mount it below the
 * list, where it stays in sight, on a page whose route loads the texts `bulk` and `editor`.
 *
 * @param props.selection the ticked analyses, as the calls take them
 * @param props.count number of ticked analyses
 * @param props.sample one of them, whose layout provides the fields
 * @param props.total number of results of the list's filter
 * @param props.onAll ticks all of them
 * @param props.onClear unticks all
 * @param props.onDone called after the change, when the list is already up to date
 */
export function BulkBar(props: {
  selection: BulkSelection;
  count: number;
  sample: string;
  /** A change that suits all of them, offered first. */
  proposed?: BulkChange;
  total: number;
  onAll: () => void;
  onClear: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation("bulk");
  const { t: list } = useTranslation("laboreditor");
  const format = useFormat();
  const access = useAccess();
  const [opened, setOpened] = useState<{ change?: BulkChange } | null>(null);
  const leave = (then: () => void) => {
    setOpened(null);
    then();
  };
  const carryOut = useBulkChange(() => leave(props.onDone));
  const { selection, count, sample, total, proposed } = props;
  if (count === 0 || !access.mayCall(changeInBulk)) return null;
  return (
    <section className={classes.bar} aria-label={t("bar")}>
      <Text fw={600} role="status">
        {t("selected", { count, shown: format.number(count) })}
      </Text>
      <Group gap="xs">
        {total > count && (
          <Button size="xs" variant="subtle" onClick={props.onAll}>
            {t("all", { shown: format.number(total) })}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => leave(props.onClear)}>
          {t("clear")}
        </Button>
        {(["PUBLISHED", "HIDDEN"] as const).map((state) => (
          <Button
            key={state}
            size="xs"
            variant="default"
            onClick={() => setOpened({ change: { what: "state", state } })}
          >
            {list(`analyses.become.${state}`)}
          </Button>
        ))}
        <Button size="xs" variant={proposed ? "default" : "filled"} onClick={() => setOpened({})}>
          {t("change")}
        </Button>
        {proposed && (
          <Button size="xs" onClick={() => setOpened({ change: proposed })}>
            {t(`whats.${proposed.what}`)}
          </Button>
        )}
      </Group>
      <BulkDialog
        opened={opened !== null}
        change={opened?.change}
        selection={selection}
        count={count}
        sample={sample}
        onClose={() => setOpened(null)}
        carryOut={carryOut}
      />
    </section>
  );
}
