import { MultiSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fold } from "../../../shared/kernel/folding.ts";
import { heads } from "../../../shared/webpublisher/vocabulary/heads.ts";
import { useReaderLanguage } from "../../platform/i18n/languages.ts";

/** Maximum number of heads offered at once. */
const mostOffered = 30;

interface VocabularyExceptionsProps {
  /** Value, error and handler of a form's field. */
  defaultValue?: string[];
  error?: ReactNode;
  onChange?: (heads: string[]) => void;
  "data-path"?: string;
  readOnly: boolean;
}

/** The heads of the vocabulary that a laboratory leaves out, picked by typing. Loaded with the vocabulary itself. */
export default function VocabularyExceptions(props: VocabularyExceptionsProps) {
  const { t } = useTranslation("websetup");
  const isGerman = useReaderLanguage() === "de";
  const labels = heads();
  // A head that a later vocabulary does not have any more stays until it is removed.
  const unlisted = (props.defaultValue ?? []).filter((head) => !labels.has(head));
  const data = [
    ...[...labels].map(([head, english]) => ({
      value: head,
      label: isGerman ? head : english,
      other: english,
    })),
    ...unlisted.map((head) => ({ value: head, label: head, other: head })),
  ].sort((left, right) => left.label.localeCompare(right.label, isGerman ? "de" : "en"));
  return (
    <MultiSelect
      label={t("exceptions")}
      description={t("exceptionsHint")}
      nothingFoundMessage={t("exceptionsNone")}
      searchable
      data={data}
      filter={({ options, search, limit }) => {
        const typed = fold(search);
        return (options as typeof data)
          .filter(({ value, label, other }) =>
            [value, label, other].some((name) => fold(name).includes(typed)),
          )
          .sort(
            (left, right) =>
              Number(fold(right.label).startsWith(typed)) - Number(fold(left.label).startsWith(typed)),
          )
          .slice(0, limit);
      }}
      limit={mostOffered}
      {...props}
    />
  );
}
