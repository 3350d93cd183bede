import { Button, Select, Stack } from "@mantine/core";
import { IconForms, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import * as z from "zod";
import { madeIdentifier } from "../../../shared/core/catalogue/made-key.ts";
import { localizedTextSchema } from "../../../shared/kernel/language.ts";
import type { LayoutSummary } from "../../../shared/laboreditor/layouts/layout.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { useVisited } from "../../platform/visited.ts";
import { StateTag } from "../../ui/figures.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink, useGo } from "../../ui/way.tsx";
import { HistoryButton } from "../history-button.tsx";
import { useLayoutName } from "../layout-name.ts";
import { LayoutForm } from "./layout-form.tsx";
import { allLayouts, layoutQueries } from "./queries.ts";

const address = "/laboreditor/formulare";
const pageSize = 50;

/** The layouts, the default one first. */
export function LayoutsPage() {
  const { t } = useTranslation("layouts");
  const format = useFormat();
  const nameOf = useLayoutName();
  const access = useAccess();
  const state = useListState({ pageSize });
  const add = access.mayCall(layouts.create) && (
    <Button component={ActionLink} to={`${address}/neu`} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("new")}
    </Button>
  );
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={add}
      label={t("title")}
      search={t("search")}
      state={state}
      query={useQuery(layoutQueries.list(state))}
      rowKey={(row: LayoutSummary) => row.id}
      open={{ to: (row) => `${address}/${row.id}` }}
      columns={[
        {
          key: "name",
          label: t("name"),
          width: "minmax(200px, 3fr)",
          phone: "title",
          cell: nameOf,
        },
        {
          key: "use",
          label: t("use"),
          width: "minmax(160px, 2fr)",
          cell: (row) =>
            row.is_default ? (
              <StateTag tone="good">{t("isDefault")}</StateTag>
            ) : (
              row.categories.join(", ") || t("noUse")
            ),
        },
        {
          key: "fields",
          label: t("fields"),
          width: "100px",
          align: "end",
          cell: (row) => <span className="lb-figures">{format.number(row.count)}</span>,
        },
        {
          key: "analyses",
          label: t("analyses"),
          width: "110px",
          align: "end",
          cell: (row) => <span className="lb-figures">{format.number(row.analyses)}</span>,
        },
      ]}
      empty={{ title: t("none"), text: t("noneText"), icon: IconForms, action: add || undefined }}
    />
  );
}

const newLayout = z.object({ name: localizedTextSchema, base: z.string() });

/** A new layout: its name, and the layout whose fields it starts with. */
function NewLayoutForm({ existing }: { existing: readonly LayoutSummary[] }) {
  const { t } = useTranslation(["layouts", "ui"]);
  const nameOf = useLayoutName();
  const text = useLocalized();
  const go = useGo();
  const { languages } = useSettings();
  const base = useSaveForm({
    schema: newLayout,
    read: { values: { name: textsIn(languages, {}), base: existing[0]?.id ?? "" }, etag: null },
    save: async ({ name, base: from }) => {
      const usedIdentifiers = new Set(existing.map(({ identifier }) => identifier));
      const filled = filledTexts(name);
      const fields = from ? (await call(layouts.read, { params: { id: from } })).fields : [];
      const identifier = madeIdentifier(text(filled), (candidate) => usedIdentifiers.has(candidate));
      return call(layouts.create, { body: { identifier, name: filled, fields } });
    },
    saved: t("made"),
    onSaved: ({ id }) => go(`${address}/${id}`, { replace: true }),
  });
  const { form } = base;
  return (
    <SaveFormFrame base={base} label={t("new")}>
      <Panel>
        <Stack gap="md">
          <LocalizedInput form={form} path="name" label={t("name")} required data-autofocus />
          <Select
            label={t("base")}
            description={t("baseHelp")}
            allowDeselect={false}
            data={[
              ...existing.map((layout) => ({
                value: layout.id,
                label: t("copyOf", { name: nameOf(layout) }),
              })),
              { value: "", label: t("blank") },
            ]}
            key={form.key("base")}
            {...form.getInputProps("base")}
          />
        </Stack>
      </Panel>
      <SaveBar saving={base} label={t("ui:make")} unmarked />
    </SaveFormFrame>
  );
}

/** The page of a new layout. */
export function NewLayoutPage() {
  const { t } = useTranslation("layouts");
  return (
    <Page narrow title={t("new")} lead={t("newLead")} back={{ to: address, label: t("title") }}>
      <QueryState query={useQuery(allLayouts)}>
        {({ results }) => <NewLayoutForm existing={results} />}
      </QueryState>
    </Page>
  );
}

/** The editor of a layout. */
export function LayoutPage() {
  const { t } = useTranslation("layouts");
  const nameOf = useLayoutName();
  const { id = "" } = useParams();
  const query = useQuery(layoutQueries.one(id));
  useVisited(query, ({ output }) => nameOf(output));
  return (
    <Page
      title={query.data ? nameOf(query.data.output) : t("one")}
      lead={t("oneLead")}
      back={{ to: address, label: t("title") }}
      actions={<HistoryButton model="layout" id={id} />}
    >
      <QueryState query={query} lines={10}>
        {(read) => <LayoutForm key={id} read={read} />}
      </QueryState>
    </Page>
  );
}
