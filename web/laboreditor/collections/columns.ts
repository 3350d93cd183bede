import { useTranslation } from "react-i18next";
import type { Column } from "../../ui/data-list.tsx";

/** The columns that identify collections and their items. */
export function useNameColumns(): Column<{ name: string; identifier: string }>[] {
  const { t } = useTranslation("laboreditor");
  return [
    {
      key: "name",
      label: t("collections.name"),
      width: "minmax(180px, 3fr)",
      phone: "title",
      cell: ({ name }) => name,
    },
    {
      key: "identifier",
      label: t("collections.identifier"),
      width: "minmax(120px, 2fr)",
      cell: ({ identifier }) => identifier,
    },
  ];
}
