import { Select, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import type { BulkChange } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { CategorySelect } from "../category-select.tsx";
import { FieldChange } from "./field-change.tsx";

const whats = ["state", "add_category", "remove_category", "internal", "field"] as const;
type What = (typeof whats)[number];

/** Initial values of a kind of change; null if something has to be chosen first. */
function beginningOf(what: What): BulkChange | null {
  if (what === "state") return { what, state: "PUBLISHED" };
  return what === "internal" ? { what, internal: true } : null;
}

/** The form of a change; reports null as long as it is incomplete. */
export function ChangeForm(props: {
  sample: string;
  change: BulkChange | null;
  onChange: (change: BulkChange | null) => void;
}) {
  const { t } = useTranslation("bulk");
  const { t: list } = useTranslation("laboreditor");
  const { change, onChange } = props;
  const [what, setWhat] = useState<What>(change?.what ?? "state");
  return (
    <Stack>
      <Select
        label={t("what")}
        allowDeselect={false}
        data-autofocus
        value={what}
        data={whats.map((value) => ({ value, label: t(`whats.${value}`) }))}
        onChange={(chosen) => {
          if (!chosen) return;
          setWhat(chosen);
          onChange(beginningOf(chosen));
        }}
      />
      {what === "state" && (
        <Select
          label={t("state")}
          allowDeselect={false}
          value={change?.what === "state" ? change.state : null}
          data={analysisStates.map((value) => ({ value, label: list(`states.${value}`) }))}
          onChange={(state) => state && onChange({ what, state })}
        />
      )}
      {what === "internal" && (
        <Select
          label={t("internal")}
          allowDeselect={false}
          value={change?.what === "internal" ? change.internal : null}
          data={[true, false].map((value) => ({ value, label: t(`internals.${value}`) }))}
          onChange={(internal) => internal !== null && onChange({ what, internal })}
        />
      )}
      {(what === "add_category" || what === "remove_category") && (
        <CategorySelect
          label={list("analyses.category")}
          value={change?.what === what ? change.category : ""}
          onChange={(category) => onChange(category === "" ? null : { what, category })}
        />
      )}
      {what === "field" && <FieldChange sample={props.sample} onChange={onChange} />}
    </Stack>
  );
}
