import type * as z from "zod";
import { apis } from "../../shared/apis.ts";
import { sendMailSchema } from "../../shared/core/mail/mail.messages.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { personalFields } from "../../shared/kernel/personal.ts";
import { type PersonalStoreName, personalStores } from "../../shared/kernel/personal-data.ts";

/** A field of a call or message, with the place where what it holds about people is kept. */
export interface NamedField {
  /** `laborshop/orders getOrder output.customer_email` */
  path: string;
  name: string;
  schema: z.ZodType;
  store: PersonalStoreName | undefined;
}

/** Names by which a field is likely to hold something about people. */
export const suspicious =
  /e_?mail|phone|^ip$|agent|^street|postcode|username|^login$|customer|delivery$|remark|^to$|reply_/;

interface Parts {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  items?: readonly z.ZodType[];
  getter?: () => z.ZodType;
}

/** All fields of a schema, however deep; what lies in a marked field is marked with it. */
export function fieldsIn(schema: z.ZodType, path: string, visited = new Set<z.ZodType>()): NamedField[] {
  if (visited.has(schema)) return [];
  const within = new Set(visited).add(schema);
  const def = schema._zod.def as Parts;
  const inner = [
    ...[def.element, def.innerType, def.valueType, def.in, def.out, def.left, def.right],
    ...(def.options ?? []),
    ...(def.items ?? []),
    def.getter?.(),
  ].filter((part) => part?._zod !== undefined) as z.ZodType[];
  const ownFields = Object.entries(def.shape ?? {}).flatMap(([name, field]): NamedField[] => {
    const store = storeOf(field);
    const named = { path: `${path}.${name}`, name, schema: field, store };
    return store ? [named] : [named, ...fieldsIn(field, `${path}.${name}`, within)];
  });
  return [...ownFields, ...inner.flatMap((part) => fieldsIn(part, path, within))];
}

/** The mark of a field, which may be optional or have a default. */
function storeOf(schema: z.ZodType): PersonalStoreName | undefined {
  const mark = personalFields.get(schema as never)?.store;
  const { innerType } = schema._zod.def as Parts;
  return mark ?? (innerType && storeOf(innerType));
}

/** All fields of all calls, and of the messages that are mails. */
export function allFields(): NamedField[] {
  const calls = apis.flatMap(({ address, endpoints }) =>
    Object.entries<EndpointSpec>(endpoints).flatMap(([name, { params, query, body, output }]) =>
      Object.entries({ params, query, body, output }).flatMap(([part, schema]) =>
        typeof schema === "object" && schema !== null && "_zod" in schema
          ? fieldsIn(schema as z.ZodType, `${address} ${name} ${part}`)
          : [],
      ),
    ),
  );
  return [...calls, ...fieldsIn(sendMailSchema, "core/mail send-mail message")];
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

/** `docs/privacy.md`. */
export function privacyDocument(fields: readonly NamedField[]): string {
  const rows = Object.entries(personalStores).map(([name, store]) => {
    const { title, whose, kept: duration, erased } = store;
    const {
      items = [],
      files = [],
      elsewhere,
      also,
    } = store as {
      items?: readonly string[];
      files?: readonly string[];
      elsewhere?: string;
      also?: string;
    };
    const marked = [
      ...new Set(fields.filter((field) => field.store === name).map((field) => field.name)),
    ].sort();
    const held = [marked.length > 0 ? codes(marked) : "", also ?? ""].filter(Boolean).join("; ");
    const places = [items.length > 0 ? `table: ${codes(items)}` : "", codes(files), elsewhere ?? ""]
      .filter(Boolean)
      .join("; ");
    return `| ${[title, whose, held, places, duration, erased].join(" | ")} |`;
  });
  return `# Data about people

Made from declarations by \`tests/laws/privacy.test.ts\`; renew it with \`vitest run --project unit tests/laws/privacy.test.ts -u\`.
Fields say by \`personal\` where they are kept (\`shared/kernel/personal.ts\`), places say how long and by whom they are erased (\`shared/kernel/personal-data.ts\`). Code and templates take the times from \`shared/kernel/retention.ts\`, which \`tests/laws/retention.test.ts\` holds. Laborium is not made for data of patients, and no field asks for any.

| place | whose | what | where | kept | erased by |
|---|---|---|---|---|---|
${rows.join("\n")}

Logs of functions, metrics, reports of errors, states of workflows and mailbox copies of orders that nobody confirmed hold none of it, nor do archives hold what has run out: \`tests/laws/personal-data.test.ts\` tries every field of every call. A customer's data is handed out and erased by their address (*LaborShop, Bestellungen, Auskunft und Löschung*); a subscriber's in *WebPublisher*.
`;
}
