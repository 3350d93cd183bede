import { Button, Checkbox, NumberInput, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { variantInput } from "../../../shared/laborshop/articles/article.ts";
import { variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { TranslatedText, translationValues } from "../../platform/form/translated-text.tsx";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord, RecordOf } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { SidePanel } from "../../ui/dialog.tsx";
import { OwnSave } from "../../ui/form/joint-save.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useHideVariants } from "./hide-variants.ts";
import { variantKey, variantQueries, variantsOf } from "./queries.ts";
import { VariantTable } from "./variant-table.tsx";

type Variant = RecordOf<typeof variants>;

function Fields({ form }: { form: SaveForm<typeof variantInput>["form"] }) {
  const { t } = useTranslation("shopVariants");
  const integerInput = (name: "quantity_per_pack" | "maximum_order_quantity", max: number) => (
    <NumberInput
      label={t(name)}
      description={t(`hint.${name}`)}
      min={1}
      max={max}
      allowDecimal={false}
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  );
  return (
    <Stack gap="md">
      <TextInput
        label={t("article_number")}
        description={t("hint.article_number")}
        required
        maxLength={100}
        data-autofocus
        key={form.key("article_number")}
        {...form.getInputProps("article_number")}
      />
      <TranslatedText
        form={form}
        field="additional_information"
        label={t("additional_information")}
        description={t("hint.additional_information")}
        maxLength={500}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {integerInput("quantity_per_pack", 1_000_000)}
        {integerInput("maximum_order_quantity", 9999)}
      </SimpleGrid>
      <Checkbox
        label={t("hidden")}
        description={t("hint.hidden")}
        key={form.key("hidden")}
        {...form.getInputProps("hidden", { type: "checkbox" })}
      />
    </Stack>
  );
}

interface EditorProps {
  product: string;
  /** Null for a new one. */
  read: ReadRecord<Variant> | null;
  onClose: () => void;
}

function Editor({ product, read, onClose }: EditorProps) {
  const { t } = useTranslation("shopVariants");
  const { t: ui } = useTranslation("ui");
  const hideVariants = useHideVariants();
  const label = read ? t("one", { number: read.output.article_number }) : t("new");
  return (
    <SidePanel opened title={label} onClose={onClose}>
      <OwnSave>
        <ResourceForm
          calls={variants}
          cacheKey={variantKey}
          read={read}
          schema={variantInput}
          values={(variant) => ({
            product: variant?.product ?? product,
            article_number: variant?.article_number ?? "",
            additional_information: variant?.additional_information ?? "",
            translations: translationValues(variant, ["additional_information"]),
            quantity_per_pack: variant?.quantity_per_pack ?? 1,
            maximum_order_quantity: variant?.maximum_order_quantity ?? 10,
            hidden: variant?.hidden ?? false,
          })}
          label={label}
          onSaved={onClose}
          deletion={
            read && {
              title: ui("delete.question", { name: read.output.article_number }),
              text: ui("delete.restorable"),
              onDeleted: onClose,
              instead: { label: t("hide"), act: () => hideVariants([read.output.id]) },
            }
          }
        >
          {({ form }) => <Fields form={form} />}
        </ResourceForm>
      </OwnSave>
    </SidePanel>
  );
}

/** The opened variant with its latest data. */
function OpenedEditor({ id, ...props }: Omit<EditorProps, "read"> & { id: string }) {
  const query = useQuery(variantQueries.one(id));
  return query.data ? <Editor {...props} read={query.data} /> : null;
}

/** The variants of a product, which customers order: a table for editing and sorting, with a side panel for each variant. */
export function VariantsOf({ product }: { product: string }) {
  const { t } = useTranslation("shopVariants");
  const access = useAccess();
  const [open, setOpen] = useState<string | "new">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Panel
        flush
        title={t("title")}
        aside={
          access.mayCall(variants.create) && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen("new")}
            >
              {t("new")}
            </Button>
          )
        }
      >
        <QueryState query={useQuery(variantsOf(product))}>
          {(read) => <VariantTable product={product} read={read} onOpen={setOpen} />}
        </QueryState>
      </Panel>
      {open === "new" && <Editor product={product} read={null} onClose={close} />}
      {open !== undefined && open !== "new" && <OpenedEditor product={product} id={open} onClose={close} />}
    </>
  );
}
