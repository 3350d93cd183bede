import { Button, Checkbox, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { VersionComparison } from "../../../shared/laboreditor/history/history.ts";
import { ComparedValues } from "../../platform/compared/compared-values.tsx";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { comparison, type Shown } from "./queries.ts";
import { RestoreValue } from "./restore-value.tsx";
import type { AskRollBack } from "./roll-back.tsx";

type Value = VersionComparison["values"][number];

/** Compares two versions value by value with differences marked; single values can be restored from either. */
export function ComparisonPanel(props: {
  of: Shown;
  newer: number;
  older: number;
  onClose?: () => void;
  /** Asks whether to restore a value; undefined without permission. */
  ask?: AskRollBack;
}) {
  const { t } = useTranslation("changes");
  const format = useFormat();
  const [all, setAll] = useState(false);
  const query = useQuery(comparison(props.of, props.newer, props.older));
  return (
    <Panel
      flush
      title={t("compare.title", { older: props.older, newer: props.newer })}
      aside={
        <Group gap={14}>
          <Checkbox
            size="xs"
            label={t("compare.all")}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
          {props.onClose && (
            <Button size="xs" variant="default" onClick={props.onClose}>
              {t("compare.close")}
            </Button>
          )}
        </Group>
      }
    >
      <QueryState query={query} lines={6}>
        {({ values, before, after, present }) => {
          const shown = all ? values : values.filter(({ changed, behind }) => changed || behind);
          if (shown.length === 0) return <EmptyState title={t("compare.same")} />;
          const heading = ({ hid, at: time }: typeof before) =>
            [t("version", { version: hid }), hid === present && t("present"), format.dateTime(time)]
              .filter(Boolean)
              .join(", ");
          return (
            <ComparedValues
              values={shown}
              headings={[heading(before), heading(after)]}
              actions={(value, name) =>
                [before, after].map(({ hid }, index) => (
                  <RestoreValue
                    key={hid}
                    of={value}
                    name={name}
                    version={hid}
                    ask={
                      (value as Value).restorable[index === 0 ? "before" : "after"] ? props.ask : undefined
                    }
                  />
                ))
              }
            />
          );
        }}
      </QueryState>
    </Panel>
  );
}
