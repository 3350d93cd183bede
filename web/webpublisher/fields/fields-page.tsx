import { Code, NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { type DescribedField, describeFields } from "../../../shared/webpublisher/fields/fields.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { EmptyState } from "../../ui/states.tsx";

type Layout = OutputOf<typeof describeFields>["layouts"][number];

/** The fields of this laboratory's analyses, for programmers of the developer API. */
export default function FieldsPage() {
  const { t } = useTranslation("webfields");
  const query = useQuery({
    queryKey: ["webpublisher", "fields"],
    queryFn: ({ signal }) => call(describeFields, { signal }),
  });
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <QueryState query={query}>
        {({ layouts }) =>
          layouts.length > 0 ? (
            <Layouts layouts={layouts} />
          ) : (
            <EmptyState title={t("none")} text={t("noneText")} />
          )
        }
      </QueryState>
    </Page>
  );
}

function Layouts({ layouts }: { layouts: Layout[] }) {
  const { t } = useTranslation("webfields");
  const inWords = useLocalized();
  const format = useFormat();
  const [chosen, setChosen] = useState(layouts[0]?.identifier);
  const layout = layouts.find(({ identifier }) => identifier === chosen) ?? layouts[0];
  const nameOf = ({ identifier, name }: Layout) => inWords(name) || t("standard", { identifier });
  if (!layout) return null;
  return (
    <Stack>
      {layouts.length > 1 && (
        <NativeSelect
          label={t("choose")}
          value={layout.identifier}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={layouts.map((each) => ({ value: each.identifier, label: nameOf(each) }))}
        />
      )}
      <Text c="dimmed" size="sm">
        {t("analyses", { count: layout.analyses, total: format.number(layout.analyses) })}
      </Text>
      {layout.fields.map((field) => (
        <Field key={field.key} field={field} />
      ))}
    </Stack>
  );
}

function Field({ field }: { field: DescribedField }) {
  const { t } = useTranslation("webfields");
  const inWords = useLocalized();
  const shown = [
    ...(field.list_visible ? [t("inList")] : []),
    ...(field.field_visible ? [t("inDetails")] : []),
  ];
  return (
    <Panel title={inWords(field.label)}>
      <Stack>
        <Facts>
          <Fact label={t("key")}>
            <Code>{field.key}</Code>
          </Fact>
          <Fact label={t("type")}>
            <Code>{field.type}</Code> {t(`types.${field.type}`)}
          </Fact>
          <Fact label={t("languages")}>{t(field.translatable ? "perLanguage" : "oneValue")}</Fact>
          <Fact label={t("shows")}>{shown.join(", ") || t("nowhere")}</Fact>
          {field.sections.length > 0 && (
            <Fact label={t("section")}>{field.sections.map((section) => inWords(section)).join(" › ")}</Fact>
          )}
        </Facts>
        {field.example ? (
          <Snippet
            label={t("example", { code: field.example.code })}
            code={JSON.stringify(field.example.field, null, 2)}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t("noExample")}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
