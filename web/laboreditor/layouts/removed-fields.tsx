import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isStructural } from "../../../shared/core/catalogue/field.ts";
import type { LayoutOutput } from "../../../shared/laboreditor/layouts/layout.ts";
import { useFormat } from "../../platform/format.ts";
import { Panel } from "../../ui/panel.tsx";
import { type FieldNode, flattened, nodesOf } from "./field-tree.ts";
import classes from "./layouts.module.css";

/** The fields that were removed, now or in a former version, each with a button to put it back. */
export function RemovedFields(props: {
  layout: LayoutOutput;
  nodes: readonly FieldNode[];
  nameOf: (node: FieldNode) => string;
  onPutBack: (node: FieldNode) => void;
}) {
  const { layout, nameOf } = props;
  const { t } = useTranslation("layouts");
  const format = useFormat();
  const present = new Set(flattened(props.nodes).map(({ key }) => key));
  const held = new Map(layout.removed.map(({ field, analyses }) => [field.key, analyses]));
  const previous = [
    ...flattened(nodesOf(layout.fields)).filter(({ type }) => !isStructural(type)),
    ...nodesOf(layout.removed.map(({ field }) => field)),
  ];
  const missing = previous.filter(({ key }) => !present.has(key));
  if (missing.length === 0) return null;
  return (
    <Panel title={t("removed.title")}>
      <p className={classes.help}>{t("removed.text")}</p>
      <ul className="lb-lines">
        {missing.map((node) => {
          const count = held.get(node.key);
          return (
            <Group key={node.key} component="li" justify="space-between" py={8}>
              <span>
                {nameOf(node)}
                {count !== undefined && (
                  <small className={classes.held}>
                    {t("removed.held", { count, shown: format.number(count) })}
                  </small>
                )}
              </span>
              <Button
                size="xs"
                variant="default"
                aria-label={t("removed.putBackOne", { name: nameOf(node) })}
                onClick={() => props.onPutBack(node)}
              >
                {t("removed.putBack")}
              </Button>
            </Group>
          );
        })}
      </ul>
    </Panel>
  );
}
