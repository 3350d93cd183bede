import { useTranslation } from "react-i18next";

/** Value of the option for choices that were not read; no record's value is a control character. */
const unread = "\u0001";

/**
 * Returns the last option of a select whose choices a query reads. It cannot be selected and says that they could not be read, so that an
 * empty dropdown means that there are none. The frame's notice of failed reads offers to retry.
 */
export function useUnreadChoice({ data, error }: { data: unknown; error: unknown }) {
  const { t } = useTranslation("ui");
  const hasFailed = data === undefined && error !== null;
  return hasFailed ? [{ value: unread, label: t("picker.unread"), disabled: true }] : [];
}
