import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  type FaultyRule,
  faultyRules,
  type RepeatedRule,
  repeatedRules,
} from "../../../shared/importexport/imports/import-words.ts";
import classes from "./mapping.module.css";

/** Treatment of rows with the same code, and of faulty rows. */
export interface Rules {
  repeated: RepeatedRule;
  faulty: FaultyRule;
}

export function RowRules(props: { rules: Rules; disabled?: boolean; onChange: (rules: Rules) => void }) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const { rules, disabled = false, onChange } = props;
  return (
    <div className={classes.pair}>
      <Select
        label={t("importMapping:rules.repeated")}
        description={t("importMapping:rules.repeatedText")}
        inputWrapperOrder={["label", "input", "description"]}
        allowDeselect={false}
        disabled={disabled}
        value={rules.repeated}
        data={repeatedRules.map((value) => ({ value, label: t(`importMapping:rules.repeatedOf.${value}`) }))}
        onChange={(value) => value && onChange({ ...rules, repeated: value as RepeatedRule })}
      />
      <Select
        label={t("importMapping:rules.faulty")}
        allowDeselect={false}
        disabled={disabled}
        value={rules.faulty}
        data={faultyRules.map((value) => ({ value, label: t(`importMapping:rules.faultyOf.${value}`) }))}
        onChange={(value) => value && onChange({ ...rules, faulty: value as FaultyRule })}
      />
    </div>
  );
}
