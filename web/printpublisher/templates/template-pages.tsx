import { Anchor, List, Select, Stack, Text, TextInput } from "@mantine/core";
import { IconTemplate } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { foreignAddresses } from "../../../shared/kernel/css/check-css.ts";
import { chapters } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { makeSample } from "../../../shared/printpublisher/samples/samples.endpoints.ts";
import { checkTemplate } from "../../../shared/printpublisher/templates/check-template.ts";
import { layoutNames } from "../../../shared/printpublisher/templates/template.ts";
import { templateInput } from "../../../shared/printpublisher/templates/template-input.ts";
import { templates } from "../../../shared/printpublisher/templates/templates.endpoints.ts";
import { cssProblems } from "../../platform/form/css-problems.ts";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { CodeEditor } from "../../ui/code/code-editor.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink, Link } from "../../ui/way.tsx";
import { allChapters } from "../chapters/queries.ts";
import { useReference } from "../reference/reference-items.ts";
import { BesidePages, pagesOf } from "../samples/sample-panel.tsx";

const problemsOf = cssProblems("stylesheet", checkTemplate, foreignAddresses);

function Fields({ form }: { form: SaveForm<typeof templateInput>["form"] }) {
  const { t } = useTranslation("printtemplates");
  const { items: reference } = useReference();
  const { t: referenceText } = useTranslation("printreference");
  const css = form.getInputProps("stylesheet");
  return (
    <BesidePages
      form={form}
      fields={["type", "layout", "stylesheet"]}
      order={({ type, layout, stylesheet }) => ({ what: "template", template: { type, layout, stylesheet } })}
    >
      <Panel>
        <Stack gap="md">
          <TextInput label={t("name")} required key={form.key("name")} {...form.getInputProps("name")} />
          <TextInput
            label={t("slug")}
            description={t("slugHelp")}
            required
            key={form.key("slug")}
            {...form.getInputProps("slug")}
          />
          <Select
            label={t("type")}
            allowDeselect={false}
            data={(["directory", "text"] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
            key={form.key("type")}
            {...form.getInputProps("type")}
          />
          <Select
            label={t("layout")}
            description={t("layoutHelp")}
            allowDeselect={false}
            data={layoutNames.map((value) => ({ value, label: t(`layouts.${value}`) }))}
            key={form.key("layout")}
            {...form.getInputProps("layout")}
          />
        </Stack>
      </Panel>
      <Panel>
        <CodeEditor
          key={form.key("stylesheet")}
          label={t("stylesheet")}
          description={t("stylesheetHelp")}
          defaultValue={form.getValues().stylesheet ?? ""}
          error={css.error}
          names={reference.filter(({ rules }) => rules)}
          check={problemsOf}
          onChange={(text) => form.setFieldValue("stylesheet", text, whileTyping)}
          data-path="stylesheet"
        />
        <Anchor component={ActionLink} to="/printpublisher/referenz" size="sm">
          {referenceText("title")}
        </Anchor>
      </Panel>
    </BesidePages>
  );
}

/** Returns what tells an editor which analyses of the sample pages a saved style sheet hides texts of. */
function useHiddenTexts() {
  const { t } = useTranslation("printtemplates");
  const client = useQueryClient();
  const mayMake = useAccess().mayCall(makeSample);
  return (template: Pick<z.output<typeof templateInput>, "type" | "layout" | "stylesheet">) => {
    if (!mayMake || template.stylesheet.trim() === "") return;
    // The pages beside the form have been made, or are being made; if they cannot be, they say so themselves.
    client
      .fetchQuery({ ...pagesOf({ what: "template", template }), staleTime: Number.POSITIVE_INFINITY })
      .then(({ sample }) => {
        const hidden = sample.warnings.filter(({ code }) => code === "text_hidden");
        const names = hidden.map(({ name, analysis }) => (analysis ? `${name} (${analysis})` : name));
        if (names.length > 0)
          notifyError(t("hidden"), { content: t("hiddenIn", { names: [...new Set(names)].join(", ") }) });
      })
      .catch(() => undefined);
  };
}

/** Chapters that use a template; as long as there are any, it cannot be deleted. */
function Users({ id }: { id: string }) {
  const { t } = useTranslation("printtemplates");
  const mayRead = useAccess().mayCall(chapters.list);
  const query = useQuery({ ...allChapters, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Panel title={t("users")}>
      <QueryState query={query}>
        {(all) => {
          const users = all.filter(({ template }) => template === id);
          if (users.length === 0) return <Text c="dimmed">{t("unused")}</Text>;
          return (
            <>
              <Text mb="xs">{t("inUse")}</Text>
              <List>
                {users.map((chapter) => (
                  <List.Item key={chapter.id}>
                    <Anchor component={Link} to={`/printpublisher/inhalte/kapitel/${chapter.id}`}>
                      {chapter.title}
                    </Anchor>
                  </List.Item>
                ))}
              </List>
            </>
          );
        }}
      </QueryState>
    </Panel>
  );
}

export const pages = resource({
  calls: templates,
  at: "/printpublisher/formate",
  texts: "printtemplates",
  icon: IconTemplate,
  name: ({ name }) => name,
  useColumns: () => {
    const { t } = useTranslation("printtemplates");
    return [
      { key: "name", label: t("name"), width: "2fr", phone: "title", cell: ({ name }) => name },
      { key: "slug", label: t("slug"), width: "1fr", cell: ({ slug }) => slug },
      { key: "type", label: t("type"), width: "1fr", cell: ({ type }) => t(`types.${type}`) },
      { key: "layout", label: t("layout"), width: "1fr", cell: ({ layout }) => t(`layouts.${layout}`) },
    ];
  },
  schema: templateInput,
  values: (template) => ({
    name: template?.name ?? "",
    slug: template?.slug ?? "",
    type: template?.type ?? "directory",
    layout: template?.layout ?? "list",
    stylesheet: template?.stylesheet ?? "",
  }),
  usePage: () => ({ narrow: false }),
  useForm: () => {
    const { t } = useTranslation("printtemplates");
    const tellHidden = useHiddenTexts();
    return {
      messages: { slug: t("slugHelp") },
      // Foreign addresses are saved but have no effect in the book, so name their places to the editor.
      onSaved: ({ output: { type, layout, stylesheet } }) => {
        tellHidden({ type, layout, stylesheet });
        const foreign = foreignAddresses(stylesheet);
        if (foreign.length > 0)
          notifyError(t("foreign"), {
            content: problemsOf(stylesheet)
              .filter(({ from }) => foreign.some((each) => each.from === from))
              .map(({ message }) => message)
              .join(" "),
          });
      },
    };
  },
  Fields,
  Below: Users,
});
