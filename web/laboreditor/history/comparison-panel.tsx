import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedValue } from "../../../shared/laboreditor/history/history.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Compared } from "../../ui/compared.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { usePlaceText } from "./place-text.ts";
import { comparison, type Shown } from "./queries.ts";

/** A text with its differences marked: removed parts crossed out, added ones underlined. */
function Marked({ of, side }: { of: ComparedValue; side: "before" | "after" }) {
  const { t } = useTranslation("changes");
  const { shown } = usePlaceText();
  const value = of[side];
  const whole = value ? shown(of, value) : "";
  if (!value || whole === "")
    return (
      <Text span c="dimmed">
        {t("compare.nothing")}
      </Text>
    );
  const own = side === "before" ? "removed" : "added";
  if (of.parts.length === 0 || whole !== value.text)
    return of.changed ? side === "before" ? <del>{whole}</del> : <ins>{whole}</ins> : whole;
  return of.parts
    .filter((part) => part.change === "same" || part.change === own)
    .map((part, place) => {
      const Tag = part.change === "same" ? "span" : own === "removed" ? "del" : "ins";
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position only
      return <Tag key={place}>{part.text}</Tag>;
    });
}

/** Two versions value by value, differences marked; single fields can be restored from the older one. */
export function ComparisonPanel(props: {
  of: Shown;
  newer: number;
  older: number;
  onClose?: () => void;
  /** Restores the field from the older version. */
  restore?: (from: number, path: string) => void;
}) {
  const { t } = useTranslation("changes");
  const format = useFormat();
  const [all, setAll] = useState(false);
  const text = usePlaceText();
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
        {({ values, before, after }) => {
          const shown = all ? values : values.filter((value) => value.changed);
          if (shown.length === 0) return <EmptyState title={t("compare.same")} />;
          return (
            <Compared
              headings={[
                t("field"),
                `${t("version", { version: before.hid })}, ${format.dateTime(before.at)}`,
                `${t("version", { version: after.hid })}, ${format.dateTime(after.at)}`,
              ]}
              rows={shown.map((value) => ({
                key: `${value.path}/${value.of}/${value.language}`,
                name: (
                  <>
                    {text.value(value)}{" "}
                    {props.restore && value.changed && (
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        px={0}
                        aria-label={t("restoreFieldOf", { field: text.value(value), version: before.hid })}
                        onClick={() => props.restore?.(before.hid, value.path)}
                      >
                        {t("restoreField")}
                      </Button>
                    )}
                  </>
                ),
                before: <Marked of={value} side="before" />,
                after: <Marked of={value} side="after" />,
              }))}
            />
          );
        }}
      </QueryState>
    </Panel>
  );
}
