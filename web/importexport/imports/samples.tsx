import { SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportSample } from "../../../shared/importexport/imports/import.ts";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./samples.module.css";

const kinds = ["created", "changed", "deleted"] as const;
const tones: Record<ImportSample["kind"], Tone> = { created: "good", changed: "new", deleted: "bad" };

/** A sample of the changed analyses, field by field. */
export function Samples({ samples }: { samples: readonly ImportSample[] }) {
  const { t } = useTranslation("importexport");
  const [kind, setKind] = useState<string>("all");
  if (samples.length === 0) return null;
  const present = kinds.filter((each) => samples.some((sample) => sample.kind === each));
  const shown = samples.filter((sample) => kind === "all" || sample.kind === kind);
  const value = (text: string) => text || <em className={classes.empty}>{t("samples.empty")}</em>;
  return (
    <Panel
      flush
      title={t("samples.title")}
      aside={
        present.length > 1 && (
          <SegmentedControl
            size="sm"
            aria-label={t("samples.filter")}
            value={kind}
            onChange={setKind}
            data={[
              { value: "all", label: t("samples.all") },
              ...present.map((each) => ({ value: each, label: t(`samples.${each}`) })),
            ]}
          />
        )
      }
    >
      <ul className={classes.samples}>
        {shown.map((sample) => (
          <li key={`${sample.kind} ${sample.code}`}>
            <div className={classes.head}>
              <StateTag tone={tones[sample.kind]}>{t(`samples.${sample.kind}`)}</StateTag>
              <Text fw={600}>{sample.name}</Text>
              <code>{sample.code}</code>
            </div>
            {sample.changes.length > 0 && (
              <table className={classes.changes}>
                <thead>
                  <tr>
                    <th scope="col">{t("samples.field")}</th>
                    <th scope="col">{t("samples.before")}</th>
                    <th scope="col">{t("samples.after")}</th>
                  </tr>
                </thead>
                <tbody>
                  {sample.changes.map((change) => (
                    <tr key={change.field}>
                      <th scope="row">{change.field}</th>
                      <td data-which="before">{value(change.before)}</td>
                      <td data-which="after">{value(change.after)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t("samples.text")}</p>
    </Panel>
  );
}
