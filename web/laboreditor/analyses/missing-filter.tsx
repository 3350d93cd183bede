import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FilterSelect } from "../../ui/data-list.tsx";
import { missingValues } from "./missing-values.ts";

/** The chosen missing value, by its field's label; other fields with missing values can be chosen instead. */
export default function MissingFilter(props: {
  within: boolean;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation("bulk");
  const { data } = useQuery(missingValues());
  const fields = data?.fields ?? [];
  const isListed = fields.some(({ key }) => key === props.value);
  return (
    <FilterSelect
      within={props.within}
      label={t("missing.label")}
      any={t("missing.any")}
      value={props.value}
      options={[
        ...fields.map(({ key, label }) => ({ value: key, label: t("missing.field", { label }) })),
        ...(isListed ? [] : [{ value: props.value, label: t("missing.field", { label: props.value }) }]),
      ]}
      onChange={props.onChange}
    />
  );
}
