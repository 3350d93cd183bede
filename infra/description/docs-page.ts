import { createHash } from "node:crypto";
import type { Json } from "../../shared/kernel/openapi-schemas.ts";

const style = `
:root{color-scheme:light dark;--line:#d5dbe1;--soft:#f4f6f8;--ink:#17212b;--dim:#51606f;--accent:#0b6e6e;--ground:#fff}
@media (prefers-color-scheme:dark){:root{--line:#33404c;--soft:#1b242c;--ink:#e6ebf0;--dim:#a3b1be;--accent:#5cc7c7;--ground:#11181e}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main,header,nav{max-width:60rem;margin:0 auto;padding:1rem 1.25rem}h1{margin:.5rem 0 0}h2{margin:2.5rem 0 .5rem}
a{color:var(--accent)}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0}details>details{margin:.5rem 1rem}
summary{cursor:pointer;padding:.6rem 1rem;overflow-wrap:anywhere}details>:not(summary):not(details){margin-inline:1rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:var(--accent)}.dim{color:var(--dim)}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:var(--soft);padding:.75rem;border-radius:.5rem;overflow:auto;max-height:30rem}
table{border-collapse:collapse;width:calc(100% - 2rem)}th,td{text-align:left;vertical-align:top;padding:.35rem .5rem;border-bottom:1px solid var(--line)}
`;

/** The page loads and runs nothing; a hash allows its own style sheet. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escaped = (text: unknown) =>
  String(text ?? "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
/** Escapes text and marks up `code` only. */
const marked = (text: unknown) => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
const asCode = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
  security: Json[];
  "x-permission"?: string[];
  "x-recent-password"?: true | "sometimes";
  "x-module": string | null;
}
interface Document {
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

/** Renders our OpenAPI document as a self-contained page. */
export function docsPage(openapi: Json): string {
  const { info, tags, paths, components } = openapi as unknown as Document;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const section = ({ name }: { name: string }) => {
    const tagged = calls.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="${escaped(anchor(name))}">${escaped(name)}</h2>${tagged.map(callOf).join("")}</section>`;
  };
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${asCode(schema)}</details>`,
  );
  const links = tags.map(({ name }) => `<li><a href="#${escaped(anchor(name))}">${escaped(name)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title><style>${style}</style></head><body>
<header><h1>${escaped(info.title)}</h1><p class="dim">Version ${escaped(info.version)} · <a href="/api/schema/">OpenAPI 3.1 document</a></p>
${info.description
  .split("\n\n")
  .map((paragraph) => `<p>${marked(paragraph)}</p>`)
  .join("")}</header>
<nav aria-label="Resources"><ul>${links.join("")}</ul></nav>
<main>${tags.map(section).join("")}<section><h2>Shapes</h2>${shapes.join("")}</section></main></body></html>`;
}

const anchor = (tag: string) => tag.replaceAll("/", "-");

function callOf({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const needs = [
    credentialsOf(operation),
    ...(operation["x-permission"]?.length
      ? [`permission ${operation["x-permission"].map((permission) => `\`${permission}\``).join(" or ")}`]
      : []),
    ...(operation["x-recent-password"]
      ? [`the password ${operation["x-recent-password"] === true ? "" : "sometimes "}within 15 minutes`]
      : []),
    ...(operation["x-module"] ? [`module \`${operation["x-module"]}\``] : []),
  ];
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) =>
      `<details><summary>Body <code>${escaped(type)}</code></summary>${asCode(schema)}</details>`,
  );
  const answers = Object.entries(operation.responses).map(([status, { description, content = {} }]) => {
    const [[type, shape] = []] = Object.entries(content);
    const head = `<code>${escaped(status)}</code> ${marked(description)}`;
    if (!shape || type === "application/problem+json") return `<p>${head}</p>`;
    return `<details><summary>${head} <code>${escaped(type)}</code></summary>${asCode(shape.schema)}</details>`;
  });
  return `<details id="${escaped(operation.operationId)}"><summary><span class="method">${escaped(method.toUpperCase())}</span><code>${escaped(path)}</code><br>${marked(operation.summary)}</summary>
<p class="dim">Needs: ${marked(needs.join(", "))}</p>${parametersOf(operation)}${bodies.join("")}${answers.join("")}</details>`;
}

function credentialsOf({ security }: Operation): string {
  const names = security.flatMap((alternative) => Object.keys(alternative));
  if (names.length === 0) return "nothing, it is open to all";
  return names.map((name) => (name === "basic" ? "account name and password" : `${name} token`)).join(" or ");
}

function parametersOf({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(place)}${required ? ", required" : ""}</td><td>${marked(description)} <code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>In</th><th>Shape</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
