import { Input, Select, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { Language } from "../../../shared/kernel/language.ts";
import { productInput } from "../../../shared/laborshop/articles/article.ts";
import { products } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { TranslatedText, translationValues, useLabelIn } from "../../platform/form/translated-text.tsx";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { renderOwnName, useNotedLead } from "../../platform/own-names.tsx";
import { RecordState } from "../../platform/resource/deleted-records.tsx";
import type { ReadRecord, RecordOf } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { ResourceHistory } from "../../platform/resource/resource-history.tsx";
import { RichTextInput } from "../../platform/rich-text/rich-text-input.tsx";
import { useSettings } from "../../platform/startup.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { useVisited } from "../../platform/visited.ts";
import { SavedTogether } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { CopyProduct } from "./copy-product.tsx";
import { useHideVariants } from "./hide-variants.ts";
import { ProductPicture } from "./product-picture.tsx";
import {
  allCategories,
  categoriesAt,
  productKey,
  productQueries,
  productsAt,
  variantsOf,
} from "./queries.ts";
import { UsedFor } from "./used-for.tsx";
import { VariantsOf } from "./variants-of.tsx";

type Product = RecordOf<typeof products>;

type Form = SaveForm<typeof productInput>["form"];

/** The description in one language. */
function Description(props: {
  form: Form;
  label: string;
  path: "description" | `translations.${Language}.description`;
  initial: string;
  language: Language;
}) {
  const { form, label, path, initial, language } = props;
  const error = form.getInputProps(path).error as string | undefined;
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} errorProps={{ id }} lang={language}>
      <RichTextInput
        key={form.key(path)}
        label={label}
        defaultValue={initial}
        error={error}
        errorId={id}
        data-path={path}
        onChange={(html) => form.setFieldValue(path, html as never, whileTyping)}
      />
    </Input.Wrapper>
  );
}

function Fields({ form }: { form: Form }) {
  const { t } = useTranslation("shopProducts");
  const categories = useQuery(allCategories);
  const unread = useUnreadChoice(categories);
  const labelIn = useLabelIn();
  const { languages } = useSettings();
  return (
    <Panel>
      <Stack gap="md">
        <TranslatedText form={form} field="name" label={t("name")} required maxLength={200} />
        <Select
          label={t("category")}
          required
          allowDeselect={false}
          renderOption={renderOwnName}
          data={[...(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name })), ...unread]}
          key={form.key("category")}
          {...form.getInputProps("category")}
        />
        {languages.map((language, index) => (
          <Description
            key={language}
            form={form}
            label={labelIn(t("description"), language)}
            path={index === 0 ? "description" : `translations.${language}.description`}
            initial={
              (index === 0
                ? form.getValues().description
                : form.getValues().translations?.[language]?.description) ?? ""
            }
            language={language}
          />
        ))}
        <UsedFor form={form} />
      </Stack>
    </Panel>
  );
}

function ProductForm({ read, category }: { read: ReadRecord<Product> | null; category: string }) {
  const { t } = useTranslation("shopProducts");
  const { t: ui } = useTranslation("ui");
  const go = useGo();
  const client = useQueryClient();
  const hideVariants = useHideVariants();
  return (
    <ResourceForm
      calls={products}
      cacheKey={productKey}
      read={read}
      schema={productInput}
      values={(product: Product | null) => ({
        category: product?.category ?? category,
        name: product?.name ?? "",
        description: product?.description ?? "",
        translations: translationValues(product, ["name", "description"]),
        analyses: product?.analyses ?? [],
        materials: product?.materials ?? [],
      })}
      label={read ? read.output.name : t("new")}
      messages={{ "name:already_exists": t("taken") }}
      heading={(key, count) => t(`preflight.${key as "variants"}`, { count })}
      onSaved={async (saved) => {
        if (!read) await go([`${productsAt}/${saved.output.id}`, categoriesAt], { replace: true });
      }}
      deletion={
        read && {
          title: ui("delete.question", { name: read.output.name }),
          text: ui("delete.restorable"),
          onDeleted: async () => await go(`${categoriesAt}/${read.output.category}`),
          instead: {
            label: t("hideVariants"),
            act: async () => {
              const siblings = await client.fetchQuery(variantsOf(read.output.id));
              await hideVariants(siblings.filter(({ hidden }) => !hidden).map(({ id }) => id));
            },
          },
        }
      }
    >
      {({ form }) => <Fields form={form} />}
    </ResourceForm>
  );
}

function useBack(category: string) {
  const { t } = useTranslation("shopCategories");
  const { data } = useQuery(allCategories);
  const name = data?.find(({ id }) => id === category)?.name;
  return { to: `${categoriesAt}/${category}`, label: name ?? t("title") };
}

export function NewProductPage() {
  const { t } = useTranslation("shopProducts");
  const { categoryID = "" } = useParams();
  return (
    <Page narrow title={t("new")} lead={useNotedLead()} back={useBack(categoryID)}>
      <ProductForm key={categoryID} read={null} category={categoryID} />
    </Page>
  );
}

export function ProductPage() {
  const { t } = useTranslation("shopCategories");
  const { id = "" } = useParams();
  const query = useQuery(productQueries.one(id));
  useVisited(query, ({ output }) => output.name);
  const lead = useNotedLead();
  const back = useBack(query.data?.output.category ?? "");
  return (
    <Page
      narrow
      title={query.data?.output.name ?? t("title")}
      lead={lead}
      back={query.data && back}
      actions={query.data && <CopyProduct {...query.data.output} />}
    >
      <SavedTogether key={id}>
        <RecordState id={id} calls={products} cacheKey={productKey} query={query}>
          {(read) => <ProductForm read={read} category={read.output.category} />}
        </RecordState>
        {query.data && <ProductPicture read={query.data} />}
        {query.data && <VariantsOf product={id} />}
      </SavedTogether>
      <ResourceHistory key={`history-${id}`} id={id} calls={products} cacheKey={productKey} />
    </Page>
  );
}
