import { IconPackages } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { categoryInput } from "../../../shared/laborshop/articles/article.ts";
import { shopCategories } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { TranslatedText, translationValues } from "../../platform/form/translated-text.tsx";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { OwnName, useNotedLead } from "../../platform/own-names.tsx";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ArticleActions } from "./article-actions.tsx";
import { ProductsOf } from "./products-of.tsx";
import { articlesAt } from "./queries.ts";

function Fields({ form }: { form: SaveForm<typeof categoryInput>["form"] }) {
  const { t } = useTranslation("shopCategories");
  return (
    <Panel>
      <TranslatedText form={form} field="name" label={t("name")} required maxLength={200} />
    </Panel>
  );
}

export const pages = resource({
  calls: shopCategories,
  at: "/laborshop/artikel/kategorie",
  listAt: articlesAt,
  texts: "shopCategories",
  ownNames: true,
  icon: IconPackages,
  ListActions: ArticleActions,
  name: ({ name }) => name,
  useColumns: () => {
    const { t } = useTranslation("shopCategories");
    return [
      {
        key: "name",
        label: t("name"),
        width: "1fr",
        phone: "title",
        cell: ({ name }) => <OwnName>{name}</OwnName>,
      },
    ];
  },
  schema: categoryInput,
  values: (category) => ({
    name: category?.name ?? "",
    translations: translationValues(category, ["name"]),
  }),
  Fields,
  useForm: () => {
    const { t } = useTranslation("shopCategories");
    return { messages: { "name:already_exists": t("taken") } };
  },
  usePage: (id) => {
    const { t } = useTranslation("shopCategories");
    const note = useNotedLead();
    return { lead: id === null ? t("newLead") : note };
  },
  Below: ProductsOf,
});
