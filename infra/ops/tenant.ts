/** `npm run tenant -- create|update|disable|enable|list`: keeps the laboratories' files, `infra/tenants/<id>.json`. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type TenantFile, tenantFileSchema } from "../../shared/core/provisioning/tenant.ts";
import { moduleKeys } from "../../shared/kernel/modules.ts";
import { readTenants, tenantsFolder } from "../tenants.ts";
import { runCommand } from "./command.ts";
import { print } from "./print.ts";
import { Refusal } from "./stage.ts";

const usage = `npm run tenant -- create ID --domain lab.example --name "Labor" --admin-email a@lab.example \\
                           --support-email s@provider.example --support-phone "+49 30 1" [more options]
npm run tenant -- update ID [options]       what is left out stays
npm run tenant -- disable|enable ID
npm run tenant -- list
Options: --domain --name --modules MD_WEB,MD_EDITOR (or none) --languages de,en (the main one first) --primary #0b6e6e --accent #c2410c
         --support-email --support-phone --admin-name --admin-email`;

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
  /** Where the files lie; tests have a folder of their own. */
  folder: { type: "string", default: tenantsFolder },
} as const;
const parse = () => parseArgs({ options, allowPositionals: true });
type Values = ReturnType<typeof parse>["values"];

const listOf = (value: string) =>
  value
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

function modulesOf(value: string): TenantFile["modules"] {
  const booked = value === "none" ? [] : listOf(value);
  const unknown = booked.filter((key) => !moduleKeys.some((known) => known === key));
  if (unknown.length > 0)
    throw new Refusal(`There is no module ${unknown.join(", ")}; there are ${moduleKeys.join(", ")}.`);
  return Object.fromEntries(moduleKeys.map((key) => [key, booked.includes(key)])) as TenantFile["modules"];
}

/** A file with what the options say put in. */
function changed(file: Partial<TenantFile>, values: Values): unknown {
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
function write(value: unknown, folder: string): void {
  const file = tenantFileSchema.safeParse(value, { reportInput: true });
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
    `${join(folder, `${id}.json`)} written; npx cdk deploy laborium-tenant-${id} -c stage=… carries it out.`,
  );
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`)
    .join(", ")} }`;
}

function fileOf(id: string, folder: string): TenantFile {
  const found = readTenants(folder).find((tenant) => tenant.id === id);
  if (!found) throw new Refusal(`There is no laboratory ${id}.`);
  const { start: _catalogue, beginnings: _files, ...file } = found;
  return file;
}

const beginning = {
  modules: modulesOf("none"),
  languages: ["de", "en"],
  colours: tenantFileSchema.shape.colours.parse(undefined),
  admin: { username: "admin" },
} as unknown as Partial<TenantFile>;

const commands: Record<string, (id: string, values: Values) => void> = {
  create: (id, values) => {
    if (existsSync(join(values.folder, `${id}.json`)))
      throw new Refusal(`The laboratory ${id} is there already.`);
    write(changed({ id, ...beginning }, values), values.folder);
  },
  update: (id, values) => {
    write(changed(fileOf(id, values.folder), values), values.folder);
    const own = [values.name, values.primary, values.accent].some((value) => value !== undefined);
    if (own) print("Name and colours are the laboratory's own once it was provisioned: what it has stays.");
  },
  disable: (id, { folder }) => write({ ...fileOf(id, folder), disabled: true }, folder),
  enable: (id, { folder }) => write({ ...fileOf(id, folder), disabled: false }, folder),
};

function list(folder: string): void {
  for (const { id, domain, name, modules, disabled } of readTenants(folder)) {
    const booked = moduleKeys.filter((key) => modules[key]).join(" ");
    print(`${id.padEnd(16)} ${domain.padEnd(32)} ${name}  ${booked}${disabled ? "  (disabled)" : ""}`);
  }
}

await runCommand(usage, async () => {
  const { values, positionals } = parse();
  const [what = "", id, ...more] = positionals;
  if (what === "list" && id === undefined) return list(values.folder);
  const command = commands[what];
  if (!command || id === undefined || more.length > 0)
    throw new Refusal(`Say list, or one of ${Object.keys(commands).join(", ")} with the id of a laboratory.`);
  command(id, values);
});
