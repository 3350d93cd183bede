import { CheckIcon, Group, type SelectProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "./format.ts";
import { useStartup } from "./startup.ts";

/** The laboratory's first language, in which staff read the names of records, unless it is the reader's own. */
function useOtherLanguage() {
  const { i18n } = useTranslation();
  const startup = useStartup();
  const main = startup.status === "success" ? startup.settings.languages[0] : undefined;
  return i18n.resolvedLanguage === main ? undefined : main;
}

/** A name in the laboratory's first language, marked with it for screen readers. */
export function OwnName({ children }: { children: string }) {
  return <span lang={useOtherLanguage()}>{children}</span>;
}

/** An option of a picker whose label is such a name. */
export const renderOwnName: NonNullable<SelectProps["renderOption"]> = ({ option, checked }) => (
  <Group gap="sm" wrap="nowrap">
    {checked && <CheckIcon size={10} aria-hidden />}
    <OwnName>{option.label}</OwnName>
  </Group>
);

/** Names the language of the laboratory's own names if that is not the reader's; empty otherwise. */
export function useOwnNamesNote(hasNames = true): string {
  const { t } = useTranslation("platform");
  const format = useFormat();
  const other = useOtherLanguage();
  return hasNames && other ? t("ownNames", { language: format.language(other) }) : "";
}

/** The lead of a page, followed by the note on the laboratory's own names on it. */
export const useNotedLead = (lead = "", hasNames = true): string =>
  `${lead} ${useOwnNamesNote(hasNames)}`.trim();
