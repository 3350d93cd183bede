import { Checkbox, Select, TagsInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import classes from "./layouts.module.css";

type Check = NonNullable<FieldDefinition["check"]>;

/** Removes empty parts of a check; undefined if none is left. */
function meaningful(check: Check): Check | undefined {
  const filled = Object.entries(check).filter(
    ([, value]) =>
      value !== undefined && value !== "" && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return filled.some(([name]) => name !== "severity") ? (Object.fromEntries(filled) as Check) : undefined;
}

/** Parses a decimal number with point or comma; undefined if the text is not a number. */
function numberIn(text: string): number | undefined {
  const trimmed = text.trim().replace(",", ".");
  const number = Number(trimmed);
  return trimmed === "" || Number.isNaN(number) ? undefined : number;
}

/** The kind of value that a check requires. */
export const kindOfCheck = (check: Check | undefined) =>
  check?.number ?? (check?.ucum ? "ucum" : check?.choices ? "choices" : "text");

/** The settings of a field's check: the kind of value, and its rules. */
export function CheckSettings(props: {
  check: Check | undefined;
  onChange: (check: Check | undefined, place: string) => void;
}) {
  const { check = { severity: "warning" as const } } = props;
  const { t } = useTranslation("layouts");
  const kind = kindOfCheck(check);
  const change = (part: Partial<Check>, place: string) => {
    const next = { ...check, ...part };
    // Keep an empty list of choices, since the user is about to fill it.
    props.onChange(part.choices ? next : meaningful(next), place);
  };
  const figure = (name: "minimum" | "maximum" | "min_length" | "max_length") => (
    <TextInput
      key={name}
      label={t(`check.${name}`)}
      inputMode="decimal"
      defaultValue={check[name]?.toString() ?? ""}
      onChange={(event) => change({ [name]: numberIn(event.currentTarget.value) }, name)}
    />
  );
  return (
    <div className={classes.settings}>
      <Select
        label={t("check.kind")}
        allowDeselect={false}
        data={(["text", "integer", "decimal", "ucum", "choices"] as const).map((value) => ({
          value,
          label: t(`check.kinds.${value}`),
        }))}
        value={kind}
        onChange={(value) => {
          const { severity } = check;
          if (value === "integer" || value === "decimal")
            change({ number: value, ucum: undefined, choices: undefined }, "kind");
          else if (value === "ucum") props.onChange({ severity, ucum: true }, "kind");
          else if (value === "choices") props.onChange({ severity, choices: [] }, "kind");
          else
            change(
              {
                number: undefined,
                minimum: undefined,
                maximum: undefined,
                unit: undefined,
                ucum: undefined,
                choices: undefined,
              },
              "kind",
            );
        }}
      />
      {check.number && (
        <div className={classes.texts}>
          {figure("minimum")}
          {figure("maximum")}
          <TextInput
            label={t("check.unit")}
            value={check.unit ?? ""}
            onChange={(event) => change({ unit: event.currentTarget.value }, "unit")}
          />
        </div>
      )}
      {kind === "choices" && (
        <TagsInput
          label={t("check.choices")}
          description={t("check.choicesHelp")}
          value={check.choices ?? []}
          onChange={(choices) => change({ choices }, "choices")}
        />
      )}
      {kind === "text" && (
        <div className={classes.texts}>
          {figure("min_length")}
          {figure("max_length")}
          <TextInput
            label={t("check.pattern")}
            description={t("check.patternHelp")}
            value={check.pattern ?? ""}
            onChange={(event) => change({ pattern: event.currentTarget.value }, "pattern")}
          />
        </div>
      )}
      {(props.check || kind !== "text") && (
        <Checkbox
          label={t("check.strict")}
          description={t("check.strictHelp")}
          checked={check.severity === "error"}
          onChange={(event) =>
            change({ severity: event.currentTarget.checked ? "error" : "warning" }, "severity")
          }
        />
      )}
    </div>
  );
}
