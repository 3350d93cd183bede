import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { TenantFile } from "../../../shared/core/provisioning/tenant.ts";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { cellsFolder } from "../../cells.ts";
import { type PlacedFile, placedFileSchema, readTenants, tenantsFolder } from "../../tenants.ts";
import { print } from "../print.ts";
import { Refusal } from "../stage.ts";

/** Folders of the files of laboratories and cells; tests have folders of their own. */
export const folderOptions = {
  folder: { type: "string", default: tenantsFolder },
  cells: { type: "string", default: cellsFolder },
} as const;
const text = { type: "string" } as const;
const options = {
  domain: text,
  name: text,
  modules: text,
  languages: text,
  primary: text,
  accent: text,
  "support-email": text,
  "support-phone": text,
  "admin-name": text,
  "admin-email": text,
  stage: { type: "string", default: "production" },
  cell: text,
  ...folderOptions,
} as const;
type Values = ReturnType<typeof parseFile>["values"];
const parseFile = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

/** A laboratory's id and its file's fields from the options. @throws Refusal without exactly one id */
export function readArguments(args: string[]): { id: string; values: Values } {
  const { values, positionals } = parseFile(args);
  const [id, ...extra] = positionals;
  if (id === undefined || extra.length > 0) throw new Refusal("Name one laboratory by its id.");
  return { id, values };
}

const listOf = (value: string) =>
  value
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

/** The booked modules from an option's value. @throws Refusal for a module that does not exist */
export function modulesOf(value: string): TenantFile["modules"] {
  const booked = value === "none" ? [] : listOf(value);
  const unknown = booked.filter((key) => !moduleKeys.some((candidate) => candidate === key));
  if (unknown.length > 0)
    throw new Refusal(`There is no module ${unknown.join(", ")}; there are ${moduleKeys.join(", ")}.`);
  return Object.fromEntries(moduleKeys.map((key) => [key, booked.includes(key)])) as TenantFile["modules"];
}

/** A laboratory's file with the options' values applied. */
export function changed(file: Partial<PlacedFile>, values: Values): unknown {
  const present = (entries: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
  const { domain, name, modules, languages, primary, accent } = values;
  return {
    ...file,
    ...present({
      domain,
      name,
      modules: modules === undefined ? undefined : modulesOf(modules),
      languages: languages === undefined ? undefined : listOf(languages),
    }),
    colours: { ...file.colours, ...present({ primary, accent }) },
    support: {
      ...file.support,
      ...present({ email: values["support-email"], phone: values["support-phone"] }),
    },
    admin: { ...file.admin, ...present({ username: values["admin-name"], email: values["admin-email"] }) },
  };
}

/** The option that sets a field of the file. */
const optionOf: Record<string, keyof Values> = {
  "support.email": "support-email",
  "support.phone": "support-phone",
  "colours.primary": "primary",
  "colours.accent": "accent",
  "admin.username": "admin-name",
  "admin.email": "admin-email",
};

/** Checks a file and writes it. @throws Refusal naming every option that is missing or wrong */
export function write(value: unknown, folder: string): void {
  const file = placedFileSchema.safeParse(value, { reportInput: true });
  if (!file.success)
    throw new Refusal(
      file.error.issues
        .map(({ path, message, input }) => {
          const field = path.join(".");
          const name = field === "id" ? "ID" : `--${optionOf[field] ?? field}`;
          return input === undefined ? `${name} is missing.` : `${name}: ${message}`;
        })
        .join("\n"),
    );
  const { id, domain } = file.data;
  const owner = readTenants(folder).find((other) => other.id !== id && other.domain === domain);
  if (owner) throw new Refusal(`The domain ${domain} belongs to ${owner.id}.`);
  const lines = Object.entries(file.data).map(
    ([key, entry]) => `  ${JSON.stringify(key)}: ${onOneLine(entry)}`,
  );
  writeFileSync(join(folder, `${id}.json`), `{\n${lines.join(",\n")}\n}\n`);
  print(
    `${join(folder, `${id}.json`)} written; npx cdk deploy laborium-tenant-${id} -c stage=… -c tenant=${id} carries it out.`,
  );
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`)
    .join(", ")} }`;
}

/** The laboratory's file as stored. @throws Refusal if there is none */
export function fileOf(id: string, folder: string): PlacedFile {
  const laboratory = readTenants(folder).find((tenant) => tenant.id === id);
  if (!laboratory) throw new Refusal(`There is no laboratory ${id}.`);
  const { start: _catalogue, beginnings: _files, ...file } = laboratory;
  return file;
}
