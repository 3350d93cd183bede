import { Checkbox, Select, Stack } from "@mantine/core";
import { IconMicroscope } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import { categories } from "../../../shared/proficiency/categories/categories.endpoints.ts";
import { materials } from "../../../shared/proficiency/materials/materials.endpoints.ts";
import { parameters } from "../../../shared/proficiency/parameters/parameters.endpoints.ts";
import { chosenRhythms } from "../../../shared/proficiency/rhythm.ts";
import { tags } from "../../../shared/proficiency/tags/tags.endpoints.ts";
import { testables } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import { type Testable, testableInput } from "../../../shared/proficiency/testable/testable.ts";
import { validities } from "../../../shared/proficiency/validity.ts";
import { call } from "../../platform/api/call.ts";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { OwnName, useNotedLead } from "../../platform/own-names.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { RemoteMultiPicker, RemotePicker } from "../../platform/remote-picker.tsx";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { Panel } from "../../ui/panel.tsx";
import { named, namedFinder } from "../pick-named.ts";
import { TrialTableActions } from "../tables/trial-table-actions.tsx";
import { useNeedsFilter, useValidityFilter } from "../validity-filter.ts";
import { ValidityTag } from "../validity-tag.tsx";

const pickerSize = 50;

function Fields({ form, record }: { form: SaveForm<typeof testableInput>["form"]; record: Testable | null }) {
  const { t } = useTranslation("testables");
  const { t: common } = useTranslation("trials");
  const access = useAccess();
  // Suggest analyses with the name of the parameter, since those are most likely meant.
  const [parameter, setParameter] = useState(record?.parameter.name ?? "");
  const analyses = form.getInputProps("analyses");
  return (
    <Panel>
      <Stack gap="md">
        <RemotePicker
          label={t("parameter")}
          required
          queryKey={["ringversuche", "parameter"]}
          ownNames
          find={namedFinder(parameters.list)}
          labelled={record ? [named(record.parameter)] : []}
          key={form.key("parameter")}
          {...form.getInputProps("parameter")}
          onPick={(picked) => setParameter(picked?.label ?? "")}
        />
        <RemotePicker
          label={t("material")}
          required
          queryKey={["ringversuche", "material"]}
          ownNames
          find={namedFinder(materials.list)}
          labelled={record ? [named(record.material)] : []}
          key={form.key("material")}
          {...form.getInputProps("material")}
        />
        <RemotePicker
          label={t("category")}
          queryKey={["ringversuche", "kategorien"]}
          ownNames
          find={namedFinder(categories.list)}
          labelled={record?.category ? [named(record.category)] : []}
          key={form.key("category")}
          {...form.getInputProps("category")}
        />
        <RemoteMultiPicker
          label={t("tags")}
          queryKey={["ringversuche", "tags"]}
          ownNames
          find={namedFinder(tags.list)}
          labelled={(record?.tags ?? []).map(named)}
          key={form.key("tags")}
          {...form.getInputProps("tags")}
        />
        <Checkbox
          label={t("rilibaekLong")}
          description={t("rilibaekHelp")}
          key={form.key("rilibaek")}
          {...form.getInputProps("rilibaek", { type: "checkbox" })}
        />
        <Select
          label={t("rhythm")}
          description={t("rhythmHelp")}
          allowDeselect={false}
          data={chosenRhythms.map((value) => ({ value, label: common(`rhythm.${value}`) }))}
          key={form.key("rhythm")}
          {...form.getInputProps("rhythm")}
        />
        {access.booked("MD_WEB") && access.mayCall(listAnalyses) && (
          <RemoteMultiPicker
            label={t("analyses")}
            description={t("analysesHelp")}
            queryKey={["ringversuche", "analyses", parameter]}
            find={async (search, signal) => {
              const query = { search: search || parameter, limit: pickerSize };
              const { results, count } = await call(listAnalyses, { query, signal });
              const items = results.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
              return { items, more: count > results.length };
            }}
            labelled={(record?.analyses ?? []).map((code) => ({ value: code, label: code }))}
            key={form.key("analyses")}
            {...analyses}
          />
        )}
      </Stack>
    </Panel>
  );
}

function ListActions() {
  const { t } = useTranslation("testables");
  return <TrialTableActions of="testables" name={t("title")} />;
}

export const pages = resource({
  calls: testables,
  at: "/ringversuche/testparameter",
  texts: "testables",
  ownNames: true,
  ListActions,
  icon: IconMicroscope,
  name: ({ name }) => name,
  useColumns: () => {
    const { t } = useTranslation("testables");
    const { t: common } = useTranslation("trials");
    const format = useFormat();
    return [
      {
        key: "parameter",
        label: t("parameter"),
        width: "minmax(180px, 2fr)",
        phone: "title",
        sortable: true,
        cell: ({ name }) => <OwnName>{name}</OwnName>,
      },
      {
        key: "category",
        label: t("category"),
        width: "minmax(130px, 1fr)",
        sortable: true,
        cell: ({ category }) => (category ? <OwnName>{category.name}</OwnName> : "–"),
      },
      {
        key: "rilibaek",
        label: t("rilibaek"),
        width: "90px",
        cell: ({ rilibaek }) => (rilibaek ? t("rilibaek") : "–"),
      },
      {
        key: "validity",
        label: common("validityLabel"),
        width: "minmax(150px, 1fr)",
        cell: ({ validity }) => <ValidityTag validity={validity} />,
      },
      {
        key: "valid_until",
        label: common("validUntil"),
        width: "130px",
        sortable: true,
        cell: ({ valid_until }) => (valid_until ? format.day(valid_until) : "–"),
      },
    ];
  },
  useFilters: () => [useValidityFilter(validities), useNeedsFilter()],
  schema: testableInput,
  values: (record) => ({
    parameter: record?.parameter.id ?? "",
    material: record?.material.id ?? "",
    category: record?.category?.id ?? null,
    tags: record?.tags.map(({ id }) => id) ?? [],
    rilibaek: record?.rilibaek ?? false,
    rhythm: record?.rhythm ?? "default",
    analyses: record?.analyses ?? [],
  }),
  useForm: () => {
    const { t } = useTranslation("testables");
    return { messages: { "material:already_exists": t("taken") } };
  },
  usePage: () => ({ lead: useNotedLead() }),
  Fields,
});
