import { type ComboboxItem, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { chapterOpenings } from "../../../shared/printpublisher/config/print-config.ts";
import { bookFormats, pageModels } from "../../../shared/printpublisher/templates/page-model.ts";

interface ChoiceProps {
  /** Value and handlers of the form's field. */
  field: object;
  label: string;
  description: string;
  data: ComboboxItem[];
  /** In pixels. */
  width: number;
}

/** One of a few values, always chosen. */
const Choice = ({ field, width, ...shown }: ChoiceProps) => (
  <Select maw={width} allowDeselect={false} {...shown} {...field} />
);

/** The format of the book. */
export function FormatSelect(field: object) {
  const { t } = useTranslation("printdesign");
  const data = bookFormats.map((value) => {
    const { width, height } = pageModels[value].trim;
    return { value, label: t("formatOf", { value, width, height }) };
  });
  return <Choice field={field} label={t("format")} description={t("formatHelp")} data={data} width={260} />;
}

/** The choice of where chapters open. */
export function OpeningSelect(field: object) {
  const { t } = useTranslation("printdesign");
  const data = chapterOpenings.map((value) => ({ value, label: t(`openings.${value}`) }));
  const texts = { label: t("chaptersOpen"), description: t("chaptersOpenHelp") };
  return <Choice field={field} {...texts} data={data} width={420} />;
}
