import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../platform/query-state.tsx";
import { SidePanel } from "../../ui/dialog.tsx";
import { CategoryForm } from "./category-form.tsx";
import { oneCategory } from "./queries.ts";

/** A new category, or the one with an id, beside the tree. */
export function CategoryPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation("laboreditor");
  const query = useQuery({ ...oneCategory(id ?? ""), enabled: id !== null });
  return (
    <SidePanel opened title={t(id === null ? "category.new" : "category.edit")} onClose={onClose}>
      {id === null ? (
        <CategoryForm read={null} onDone={onClose} />
      ) : (
        <QueryState query={query} lines={5}>
          {(read) => <CategoryForm read={read} onDone={onClose} />}
        </QueryState>
      )}
    </SidePanel>
  );
}
