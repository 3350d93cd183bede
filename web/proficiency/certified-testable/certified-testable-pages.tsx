import { Checkbox, Stack } from "@mantine/core";
import { IconRosetteDiscountCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifiedTestables } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import {
  type CertifiedTestable,
  certifiedTestableInput,
} from "../../../shared/proficiency/certified-testable/certified-testable.ts";
import { testables } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import { validities } from "../../../shared/proficiency/validity.ts";
import { DateInput } from "../../platform/date/date-input.tsx";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { useFormat } from "../../platform/format.ts";
import { OwnName, useNotedLead } from "../../platform/own-names.tsx";
import { RemotePicker } from "../../platform/remote-picker.tsx";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import { named, namedFinder } from "../pick-named.ts";
import { TrialTableActions } from "../tables/trial-table-actions.tsx";
import { useValidityFilter } from "../validity-filter.ts";
import { ValidityTag } from "../validity-tag.tsx";

type Form = SaveForm<typeof certifiedTestableInput>["form"];

function Fields({ form, record }: { form: Form; record: CertifiedTestable | null }) {
  const { t } = useTranslation("certifiedTestables");
  return (
    <Panel>
      <Stack gap="md">
        <RemotePicker
          label={t("certificate")}
          required
          disabled={record !== null}
          queryKey={["ringversuche", "zertifikate"]}
          ownNames
          find={namedFinder(certificates.list)}
          labelled={record ? [named(record.certificate)] : []}
          key={form.key("certificate")}
          {...form.getInputProps("certificate")}
        />
        <RemotePicker
          label={t("testable")}
          required
          disabled={record !== null}
          queryKey={["ringversuche", "testparameter"]}
          ownNames
          find={namedFinder(testables.list)}
          labelled={record ? [named(record.testable)] : []}
          key={form.key("testable")}
          {...form.getInputProps("testable")}
        />
        <Checkbox
          label={t("certified")}
          description={t("certifiedHelp")}
          key={form.key("certified")}
          {...form.getInputProps("certified", { type: "checkbox" })}
        />
        <DateInput
          label={t("validUntil")}
          description={t("endsHelp")}
          key={form.key("valid_until")}
          error={form.getInputProps("valid_until").error}
          defaultValue={form.getValues().valid_until ?? ""}
          onChange={(value) => form.setFieldValue("valid_until", value === "" ? null : value, whileTyping)}
          data-path="valid_until"
        />
      </Stack>
    </Panel>
  );
}

function ListActions() {
  const { t } = useTranslation("certifiedTestables");
  return <TrialTableActions of="certifications" name={t("title")} />;
}

export const pages = resource({
  calls: certifiedTestables,
  at: "/ringversuche/zertifizierungen/testparameter",
  texts: "certifiedTestables",
  ownNames: true,
  ListActions,
  icon: IconRosetteDiscountCheck,
  name: ({ testable }) => testable.name,
  useColumns: () => {
    const { t } = useTranslation("certifiedTestables");
    const { t: common } = useTranslation("trials");
    const format = useFormat();
    return [
      {
        key: "testable",
        label: t("testable"),
        width: "minmax(200px, 2fr)",
        phone: "title",
        sortable: true,
        cell: ({ testable }) => <OwnName>{testable.name}</OwnName>,
      },
      {
        key: "certificate",
        label: t("certificate"),
        width: "minmax(180px, 2fr)",
        sortable: true,
        cell: ({ certificate }) => <OwnName>{certificate.name}</OwnName>,
      },
      {
        key: "validity",
        label: common("validityLabel"),
        width: "minmax(150px, 1fr)",
        cell: ({ certified, validity }) =>
          certified ? <ValidityTag validity={validity} /> : <StateTag tone="quiet">{t("failed")}</StateTag>,
      },
      {
        key: "ends",
        label: common("validUntil"),
        width: "140px",
        sortable: true,
        cell: ({ ends }) => format.day(ends),
      },
    ];
  },
  useFilters: () => [useValidityFilter(validities)],
  schema: certifiedTestableInput,
  values: (record) => ({
    certificate: record?.certificate.id ?? "",
    testable: record?.testable.id ?? "",
    certified: record?.certified ?? true,
    valid_until: record?.valid_until ?? null,
  }),
  useForm: () => {
    const { t } = useTranslation("certifiedTestables");
    return { messages: { "testable:already_exists": t("taken") } };
  },
  usePage: () => ({ lead: useNotedLead() }),
  Fields,
});
