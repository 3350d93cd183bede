import { useTranslation } from "react-i18next";
import { useFormat } from "./format.ts";
import { useSettings } from "./startup.ts";

/** The laboratory's first language, in which staff read the names of records, unless it is the reader's own. */
function useOtherLanguage() {
  const { i18n } = useTranslation();
  const [main] = useSettings().languages;
  return i18n.resolvedLanguage === main ? undefined : main;
}

/** A name in the laboratory's first language, marked with it for screen readers. */
export function OwnName({ children }: { children: string }) {
  return <span lang={useOtherLanguage()}>{children}</span>;
}

/** The lead of a page, followed by the language of the laboratory's own names on it if that is not the reader's. */
export function useNotedLead(lead = "", hasNames = true): string {
  const { t } = useTranslation("platform");
  const format = useFormat();
  const other = useOtherLanguage();
  return hasNames && other ? `${lead} ${t("ownNames", { language: format.language(other) })}`.trim() : lead;
}
