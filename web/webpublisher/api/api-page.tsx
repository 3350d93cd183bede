import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import i18next from "i18next";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getDocs, getSchema } from "../../../shared/core/schema/description.ts";
import { fullPath, usualTimeout } from "../../../shared/kernel/endpoint.ts";
import { listPublicTestables } from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import {
  getPublicAnalysis,
  listPublicAnalyses,
  listPublicCategories,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";

const calls = { listPublicAnalyses, getPublicAnalysis, listPublicCategories, listPublicTestables };
type CallName = keyof typeof calls;

/** A parameter as described by the OpenAPI document, which is generated from the declarations. */
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: { default?: unknown; minimum?: number; maximum?: number };
}
interface Description {
  paths?: Record<string, { get?: { parameters?: Parameter[] } }>;
}

/** The calls of the developer API, each with its parameters and a live response of the laboratory. */
export default function ApiPage() {
  const { t } = useTranslation("webapi");
  const access = useAccess();
  const schema = useQuery({
    queryKey: ["schema"],
    queryFn: async ({ signal }) => (await call(getSchema, { signal })) as Description,
  });
  const first = useQuery({
    queryKey: ["webpublisher", "api", "first"],
    queryFn: async ({ signal }) => {
      const { results } = await call(listPublicAnalyses, { query: { limit: 1 }, signal });
      return results[0]?.code ?? "";
    },
  });
  return (
    <Page
      narrow
      title={t("title")}
      lead={t("lead")}
      actions={
        <Anchor href={fullPath(getDocs)} target="_blank" rel="noreferrer">
          {t("all")}
        </Anchor>
      }
    >
      <QueryState query={schema}>
        {({ paths }) => (
          <QueryState query={first}>
            {(code) =>
              (Object.keys(calls) as CallName[])
                .filter((name) => access.booked(calls[name].module))
                .map((name) => {
                  const described = paths?.[fullPath(calls[name])]?.get?.parameters ?? [];
                  const parameters = described.filter(
                    ({ in: place }) => place === "path" || place === "query",
                  );
                  return <Call key={name} name={name} parameters={parameters} code={code} />;
                })
            }
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}

/** Initial parameters: a short list, and the code of an existing analysis. */
const begin = (name: CallName, code: string): Record<string, string> =>
  name.startsWith("list") && name !== "listPublicCategories"
    ? { limit: "2" }
    : name === "getPublicAnalysis"
      ? { code }
      : {};

function addressOf(name: CallName, language: string, values: Record<string, string>): string {
  let path = fullPath(calls[name]).replace("/api/", `/api/${language}/`);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value === "") continue;
    if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(value));
    else query.set(key, value);
  }
  return `${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** One call with its parameters and the response to the values given here. */
function Call({ name, parameters, code }: { name: CallName; parameters: Parameter[]; code: string }) {
  const { t } = useTranslation("webapi");
  const { languages } = useSettings();
  const nameOf = useLanguageName();
  const reader = useReaderLanguage();
  const [language, setLanguage] = useState<string>(
    languages.includes(reader) ? reader : (languages[0] ?? reader),
  );
  const { t: ui } = useTranslation("ui");
  const [incomplete, setIncomplete] = useState(false);
  const [values, setValues] = useState(() => begin(name, code));
  const address = addressOf(name, language, values);
  const request = useMutation({
    mutationFn: async (path: string) => {
      // Ask as an external program would, without the credentials of the user.
      const response = await fetch(path, {
        credentials: "omit",
        signal: AbortSignal.timeout(usualTimeout * 1_000),
      });
      return { status: response.status, text: JSON.stringify(await response.json(), null, 2) };
    },
  });
  const { mutate } = request;
  // A laboratory that has published nothing yet has no code to begin with.
  const isComplete = parameters.every(({ name, required }) => required !== true || values[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first call is made without a press; later ones are made on request
  useEffect(() => {
    if (isComplete) mutate(address);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!isComplete);
    if (isComplete) mutate(address);
  };
  const url = publicAddress(address);
  return (
    <Panel title={t(`calls.${name}`)}>
      <Stack>
        <Snippet label={`GET ${fullPath(calls[name])}`} code={url} />
        <form onSubmit={submit} aria-label={t(`calls.${name}`)} noValidate>
          <Stack gap="sm" align="flex-start">
            <NativeSelect
              w="100%"
              label={t("language")}
              description={t("languageHelp")}
              value={language}
              onChange={(event) => setLanguage(event.currentTarget.value)}
              data={languages.map((each) => ({ value: each, label: nameOf(each) }))}
            />
            {parameters.map((parameter) => (
              <TextInput
                key={parameter.name}
                w="100%"
                label={<code>{parameter.name}</code>}
                description={<Description call={name} parameter={parameter} />}
                required={parameter.required === true}
                withAsterisk={false}
                error={incomplete && parameter.required && !values[parameter.name] && ui("field.required")}
                value={values[parameter.name] ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  setValues((before) => ({ ...before, [parameter.name]: value }))
                }
              />
            ))}
            <Button type="submit" variant="default" loading={request.isPending}>
              {t("try")}
            </Button>
          </Stack>
        </form>
        {request.error && <Notice tone="bad">{t("failed")}</Notice>}
        {request.data && (
          <Snippet label={t("answer", { status: request.data.status })} code={request.data.text} tall />
        )}
        <Snippet label={t("curl")} code={`curl "${url}"`} />
        <Snippet
          label={t("javascript")}
          code={`const response = await fetch("${url}");\nconst answer = await response.json();`}
        />
      </Stack>
    </Panel>
  );
}

function Description({ call: of, parameter }: { call: CallName; parameter: Parameter }) {
  const { name, required, schema = {} } = parameter;
  const { t } = useTranslation("webapi");
  const format = useFormat();
  const { minimum, maximum } = schema;
  const specificHelp = `webapi:helpOf.${of}.${name}`;
  const help = i18next.exists(specificHelp) ? specificHelp : `webapi:help.${name}`;
  const facts = [
    ...(i18next.exists(help) ? [t(help as "help.limit")] : []),
    ...(required ? [t("required")] : []),
    ...(minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
      ? [t("between", { minimum: format.number(minimum), maximum: format.number(maximum) })]
      : []),
    ...(schema.default !== undefined && schema.default !== ""
      ? [t("otherwise", { value: String(schema.default) })]
      : []),
  ];
  return <Text span>{facts.join("; ")}</Text>;
}
