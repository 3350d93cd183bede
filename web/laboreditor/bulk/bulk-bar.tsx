import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeInBulk } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkFilter, BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import classes from "./bulk.module.css";
import { BulkDialog } from "./bulk-dialog.tsx";
import { useBulkChange } from "./use-bulk-change.ts";

/**
 * Actions for the analyses that are ticked in a list; empty if there are none, or without permission to change them. Mount it below the
 * list's search, on a page whose route loads the texts `bulk` and `editor`:
 *
 *     <BulkBar selection={ids} filter={filter} total={count} onClear={clear} onDone={clear} />
 *
 * @param props.selection ids of the ticked analyses
 * @param props.filter the list's filters, as its call has them, with `internal` as a boolean
 * @param props.total how many the filter finds: all of them can be taken instead of the ticked ones
 * @param props.onClear unticks all
 * @param props.onDone called after the change, when the list is up to date already
 */
export function BulkBar(props: {
  selection: readonly string[];
  filter: BulkFilter;
  total: number;
  onClear: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const access = useAccess();
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState(false);
  const leave = (then: () => void) => {
    setAll(false);
    setOpened(false);
    then();
  };
  const carryOut = useBulkChange(() => leave(props.onDone));
  const { selection, filter, total } = props;
  const sample = selection[0];
  if (sample === undefined || !access.mayCall(changeInBulk)) return null;
  const count = all ? total : selection.length;
  const chosen: BulkSelection = all ? { filter: { search: "", ...filter } } : { ids: [...selection] };
  return (
    <section className={classes.bar} aria-label={t("bar")}>
      <Text fw={600} role="status">
        {t("selected", { count, shown: format.number(count) })}
      </Text>
      <Group gap="xs">
        {!all && total > selection.length && (
          <Button size="xs" variant="subtle" onClick={() => setAll(true)}>
            {t("all", { shown: format.number(total) })}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => leave(props.onClear)}>
          {t("clear")}
        </Button>
        <Button size="xs" onClick={() => setOpened(true)}>
          {t("change")}
        </Button>
      </Group>
      <BulkDialog
        opened={opened}
        selection={chosen}
        count={count}
        sample={sample}
        onClose={() => setOpened(false)}
        carryOut={carryOut}
      />
    </section>
  );
}
