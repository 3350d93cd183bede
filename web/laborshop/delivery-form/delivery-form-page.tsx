import { ActionIcon, Button, Group, SegmentedControl, Text } from "@mantine/core";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shopConfiguration } from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import { type ShopConfig, shopConfigSchema } from "../../../shared/laborshop/configuration/configuration.ts";
import {
  type DeliveryField,
  mostDeliveryFields,
} from "../../../shared/laborshop/configuration/delivery-field.ts";
import { Beside } from "../../embed/in-app/widget-frame.tsx";
import { useSetup } from "../../platform/configuration/configuration.ts";
import { ConfigurationHistory } from "../../platform/configuration/configuration-history.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useLanguageName, useLocalized, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { useSettings } from "../../platform/startup.ts";
import { type Column, DataList } from "../../ui/data-list.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useSortColumn } from "../../ui/sort-column.tsx";
import { shopSetup } from "../setup/shop-setup.ts";
import { DeliveryPreview } from "./delivery-preview.tsx";
import { FieldSettings } from "./field-settings.tsx";

const formSchema = shopConfigSchema.pick({ delivery_form: true });
const valuesOf = ({ delivery_form }: ShopConfig) => ({ delivery_form });

/** A new field without any settings. */
const newField = (present: readonly DeliveryField[]): DeliveryField => {
  const isTaken = (name: string) => present.some((field) => field.name === name);
  let number = present.length + 1;
  while (isTaken(`field${number}`)) number += 1;
  return {
    name: `field${number}`,
    label: {},
    type: "text",
    autocomplete: "off",
    default_value: "",
    required: false,
    is_customer_email: false,
    options: [],
  };
};

function FormEditor({ read }: { read: ReadRecord<ShopConfig> }) {
  const { t } = useTranslation("deliveryForm");
  const inWords = useLocalized();
  const editable = useAccess().mayCall(shopConfiguration.change);
  const { languages } = useSettings();
  const reader = useReaderLanguage();
  const languageName = useLanguageName();
  const [shown, setShown] = useState(
    () => languages.find((language) => language === reader) ?? languages[0] ?? "de",
  );
  const [fields, setFields] = useState<readonly DeliveryField[]>(read.output.delivery_form);
  const [open, setOpen] = useState<number>();
  const base = useSaveForm({ schema: formSchema, ...useSetup(shopSetup, read, valuesOf) });
  const { form } = base;
  form.watch("delivery_form", ({ value }) => setFields(value as DeliveryField[]));
  const set = (next: DeliveryField[]) => form.setFieldValue("delivery_form", next);

  const faults = new Map(
    Object.entries(form.errors).map(([path, error]) => [path, error ? String(error) : undefined]),
  );
  const faultAt = (index: number, setting: keyof DeliveryField) =>
    faults.get(`delivery_form.${index}.${setting}`) ??
    [...faults].find(([path]) => path.startsWith(`delivery_form.${index}.${setting}.`))?.[1];
  const isFaulty = (index: number) =>
    [...faults.keys()].some((path) => path.startsWith(`delivery_form.${index}.`));
  // Open a refused field so that its error is visible.
  const firstFaulty = fields.findIndex((_, index) => isFaulty(index));
  const chosen = firstFaulty >= 0 && (open === undefined || !isFaulty(open)) ? firstFaulty : open;

  const nameOf = (field: DeliveryField) => inWords(field.label) || field.name;
  const { column, status } = useSortColumn<DeliveryField>({
    items: fields,
    itemName: nameOf,
    onReorder: (items, to) => {
      setOpen(chosen === undefined ? undefined : to);
      set(items);
    },
  });
  const columns: Column<DeliveryField>[] = [
    {
      key: "label",
      label: t("field"),
      width: "minmax(120px, 1fr)",
      phone: "title",
      cell: (field) => (
        <>
          {nameOf(field)}
          <Text size="sm" c="dimmed" fw={400} style={{ whiteSpace: "normal" }}>
            {[
              t(`types.${field.type}`),
              t(field.required ? "requiredShort" : "optionalShort"),
              ...(field.is_customer_email ? [t("customerShort")] : []),
            ].join(", ")}
          </Text>
          {isFaulty(fields.indexOf(field)) && (
            <Text size="sm" c="red">
              {t("faulty")}
            </Text>
          )}
        </>
      ),
    },
    ...(editable ? [column] : []),
    {
      key: "actions",
      label: t("actions"),
      width: "84px",
      align: "end",
      cell: (field) => {
        const index = fields.indexOf(field);
        const name = nameOf(field);
        return (
          <Group gap={4} justify="flex-end" wrap="nowrap">
            <ActionIcon
              variant={chosen === index ? "light" : "subtle"}
              aria-expanded={chosen === index}
              aria-label={t("edit", { name })}
              onClick={() => setOpen(chosen === index ? undefined : index)}
            >
              <IconPencil size={17} aria-hidden />
            </ActionIcon>
            {editable && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t("remove", { name })}
                onClick={() => {
                  setOpen(undefined);
                  set(fields.filter((other) => other !== field));
                }}
              >
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        );
      },
    },
  ];
  const edited = chosen === undefined ? undefined : fields[chosen];
  return (
    <SaveFormFrame base={base} label={t("title")} mayChange={editable}>
      <Beside
        preview={
          <>
            {languages.length > 1 && (
              <SegmentedControl
                mb="md"
                aria-label={t("previewLanguage")}
                value={shown}
                data={languages.map((value) => ({ value, label: languageName(value) }))}
                onChange={(value) => setShown(languages.find((language) => language === value) ?? shown)}
              />
            )}
            <DeliveryPreview fields={fields} language={shown} shop={read.output} />
          </>
        }
      >
        <Panel flush title={t("fields")}>
          <DataList label={t("fields")} rows={fields} columns={columns} rowKey={({ name }) => name} />
          {status}
        </Panel>
        {editable && (
          <Button
            mt="md"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={fields.length >= mostDeliveryFields}
            onClick={() => {
              set([...fields, newField(fields)]);
              setOpen(fields.length);
            }}
          >
            {t("add")}
          </Button>
        )}
        {edited && chosen !== undefined && (
          <div style={{ marginTop: 20 }}>
            <Panel title={t("settings", { name: nameOf(edited) })}>
              <FieldSettings
                key={chosen}
                field={edited}
                index={chosen}
                editable={editable}
                fault={(setting) => faultAt(chosen, setting)}
                onChange={(field) => {
                  setOpen(chosen);
                  set(fields.map((other, index) => (index === chosen ? field : other)));
                }}
              />
            </Panel>
          </div>
        )}
      </Beside>
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** Editor of the delivery form, in which customers enter the address for their order. */
export default function DeliveryFormPage() {
  const { t } = useTranslation("deliveryForm");
  const { t: setup } = useTranslation("shopSetup");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={useQuery(shopSetup.present)}>{(read) => <FormEditor read={read} />}</QueryState>
      <ConfigurationHistory
        of={shopSetup}
        settings={["delivery_form"]}
        nameOf={(setting) => setup(`setting.${setting as "delivery_form"}`)}
      />
    </Page>
  );
}
