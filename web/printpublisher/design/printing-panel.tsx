import { Checkbox, NumberInput, Select, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import {
  blanksOf,
  type Printing,
  signatures,
  spineOf,
} from "../../../shared/printpublisher/config/printing.ts";
import { useFormat } from "../../platform/format.ts";
import { Panel } from "../../ui/panel.tsx";
import { lastBooks } from "../books/queries.ts";

/** Values of the form while it is being filled in; a choice is text. */
type Typed = Omit<Printing, "signature"> & { signature: string };

export interface PrintingForm {
  getValues: () => Typed;
  key: (name: keyof Typed) => string;
  getInputProps: (name: keyof Typed, options?: { type: "checkbox" }) => object;
  watch: (name: keyof Typed, follow: () => void) => void;
}

/** Print settings of the book, and the thickness that follows from them. */
export function PrintingPanel({ form, editable }: { form: PrintingForm; editable: boolean }) {
  const { t } = useTranslation("printdesign");
  const format = useFormat();
  const field = (name: keyof Typed) => ({
    readOnly: !editable,
    maw: 420,
    key: form.key(name),
    ...form.getInputProps(name),
  });
  return (
    <Panel title={t("printing")}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t("printingHelp")}
        </Text>
        <Select
          label={t("signature")}
          description={t("signatureHelp")}
          allowDeselect={false}
          data={signatures.map((pages) => ({
            value: String(pages),
            label: pages === 1 ? t("signatureNone") : t("signaturePages", { count: pages }),
          }))}
          {...field("signature")}
        />
        <NumberInput
          label={t("paperWeight")}
          description={t("paperWeightHelp")}
          allowDecimal={false}
          {...field("paper_weight")}
        />
        <NumberInput
          label={t("paperVolume")}
          description={t("paperVolumeHelp")}
          decimalScale={2}
          step={0.05}
          decimalSeparator={format.number(0.5).charAt(1)}
          {...field("paper_volume")}
        />
        <Thickness form={form} />
        <TextInput
          label={t("inks")}
          description={t("inksHelp")}
          placeholder="90/45/40/40"
          {...field("inks")}
        />
        <Checkbox
          label={t("cropMarks")}
          description={t("cropMarksHelp")}
          disabled={!editable}
          key={form.key("crop_marks")}
          {...form.getInputProps("crop_marks", { type: "checkbox" })}
        />
      </Stack>
    </Panel>
  );
}

/** Thickness of a leaf, and of the spine of the last whole book; follows the form. */
function Thickness({ form }: { form: PrintingForm }) {
  const { t } = useTranslation("printdesign");
  const format = useFormat();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  form.watch("signature", draw);
  form.watch("paper_weight", draw);
  form.watch("paper_volume", draw);
  const { data = [] } = useQuery(lastBooks);
  const { signature, ...values } = form.getValues();
  const printing = { ...values, signature: Number(signature) as Printing["signature"] };
  const leaf = Math.round(printing.paper_weight * printing.paper_volume);
  if (!(leaf > 0)) return null;
  const printer = data.find(({ reduced, printer }) => !reduced && printer)?.printer;
  const pages = printer ? printer.pages - printer.blanks : 0;
  const spine = spineOf(pages + blanksOf(pages, printing), printing);
  return (
    <Text size="sm">
      {printer
        ? t("spine", { leaf: format.number(leaf), spine: format.number(spine) })
        : t("leaf", { leaf: format.number(leaf) })}
    </Text>
  );
}
