import { Input, Select, Stack, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { productInput } from "../../../shared/laborshop/articles/article.ts";
import { products } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { RecordState } from "../../platform/resource/deleted-records.tsx";
import type { ReadRecord, RecordOf } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { ResourceHistory } from "../../platform/resource/resource-history.tsx";
import { RichTextInput } from "../../platform/rich-text/rich-text-input.tsx";
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

function Fields({ form }: { form: SaveForm<typeof productInput>["form"] }) {
  const { t } = useTranslation("shopProducts");
  const { data: categories = [] } = useQuery(allCategories);
  const error = form.getInputProps("description").error as string | undefined;
  const id = useId();
  return (
    <Panel>
      <Stack gap="md">
        <TextInput
          label={t("name")}
          required
          maxLength={200}
          key={form.key("name")}
          {...form.getInputProps("name")}
        />
        <Select
          label={t("category")}
          required
          allowDeselect={false}
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          key={form.key("category")}
          {...form.getInputProps("category")}
        />
        <Input.Wrapper label={t("description")} labelElement="div" error={error} errorProps={{ id }}>
          <RichTextInput
            key={form.key("description")}
            label={t("description")}
            defaultValue={form.getValues().description ?? ""}
            error={error}
            errorId={id}
            data-path="description"
            onChange={(html) => form.setFieldValue("description", html, whileTyping)}
          />
        </Input.Wrapper>
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
              const own = await client.fetchQuery(variantsOf(read.output.id));
              await hideVariants(own.filter(({ hidden }) => !hidden).map(({ id }) => id));
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
    <Page narrow title={t("new")} back={useBack(categoryID)}>
      <ProductForm key={categoryID} read={null} category={categoryID} />
    </Page>
  );
}

export function ProductPage() {
  const { t } = useTranslation("shopCategories");
  const { id = "" } = useParams();
  const query = useQuery(productQueries.one(id));
  const back = useBack(query.data?.output.category ?? "");
  return (
    <Page
      narrow
      title={query.data?.output.name ?? t("title")}
      back={query.data && back}
      actions={query.data && <CopyProduct {...query.data.output} />}
    >
      <RecordState id={id} calls={products} cacheKey={productKey} query={query}>
        {(read) => <ProductForm key={id} read={read} category={read.output.category} />}
      </RecordState>
      {query.data && <ProductPicture key={`picture-${id}`} read={query.data} />}
      {query.data && <VariantsOf key={`variants-${id}`} product={id} />}
      <ResourceHistory key={`history-${id}`} id={id} calls={products} cacheKey={productKey} />
    </Page>
  );
}
