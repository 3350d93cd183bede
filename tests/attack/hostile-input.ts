import * as z from "zod";

type Json = z.core.JSONSchema.BaseSchema;

/** A number in [0, 1) from a seed, so that every run can be repeated. Mulberry32 by Tommy Ettinger, public domain. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Appears unescaped in a page only if a page can be made to run what somebody typed. */
export const markup = '"><img src=x onerror=m4rk(1)>';

const texts: readonly string[] = [
  "",
  " ",
  "a",
  "x".repeat(300),
  "ß".repeat(70_000),
  markup,
  "<script>m4rk(1)</script>",
  "javascript:m4rk(1)",
  "'; DROP TABLE x; --",
  '" OR ""="',
  "{{7*7}} $" + "{7*7} <%= 7*7 %> #{7*7}",
  "=cmd|'/c calc'!A1",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f%00",
  "\u0000",
  "a\u0000b",
  "\r\nx-injected: 1\r\n\r\n<html>",
  "\ud800",
  "\u202egnp.exe",
  "\ufeff\u200b\u00ad",
  "İıſK",
  "𝔘𝔫𝔦 👩‍👩‍👧",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "T#victim#",
  "#",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "0x1F",
  "٣",
  "2026-02-30",
  "0000-00-00",
  "+275760-09-13T00:00:00.001Z",
  "2026-01-31T12:00:00Z",
  "a@b.example",
  "a@b.example\nBcc: c@d.example",
  "http://169.254.169.254/latest/meta-data/",
  "file:///etc/passwd",
  "data:text/html,<script>m4rk(1)</script>",
  "(a+)+$",
  "*{position:fixed}</style><script>m4rk(1)</script>",
  "00000000000000000000000000",
];
const numbers = [0, -0, 1, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324, 1e21];

export class HostileInput {
  readonly chance: () => number;
  private readonly known: readonly string[];

  /** @param furtherTexts further texts, such as ids of things that exist */
  constructor(chance: () => number, furtherTexts: readonly string[]) {
    this.chance = chance;
    this.known = furtherTexts;
  }

  oneOf = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(this.chance() * values.length)] as Value;
  text = (): string => this.oneOf(this.chance() < 0.2 && this.known.length > 0 ? this.known : texts);

  /** Any value, beside every schema. */
  anything(depth = 0): unknown {
    const deeper = () => this.anything(depth + 1);
    const kinds: (() => unknown)[] = [
      this.text,
      () => this.oneOf(numbers),
      () => this.oneOf([true, false, null]),
      () => [],
      () => ({}),
      () => Array.from({ length: Math.ceil(this.chance() * 3) }, deeper),
      () => Object.fromEntries([[this.text(), deeper()]]),
      () => JSON.parse('{"__proto__":{"is_admin":true},"constructor":{"prototype":{}}}'),
      () => nested(500),
    ];
    return this.oneOf(depth > 3 ? kinds.slice(0, 5) : kinds)();
  }

  /** A value that fits a schema more often than not; the more often it fits, the deeper it gets. */
  valueFor(schema: Json | boolean | undefined, definitions: Record<string, Json>, depth = 0): unknown {
    if (typeof schema !== "object" || this.chance() < 0.07 || depth > 12) return this.anything(depth);
    const inside = (part: unknown) => this.valueFor(part as Json, definitions, depth + 1);
    if (schema.$ref) return this.valueFor(definitions[schema.$ref], definitions, depth + 1);
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice) return inside(this.oneOf(choice));
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inside));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.oneOf(schema.enum);
    switch (schema.type) {
      case "object":
        return this.objectFor(schema, inside);
      case "array": {
        const maximum = Math.min(schema.maxItems ?? 4, 4);
        const length = Math.max(schema.minItems ?? 0, Math.floor(this.chance() * (maximum + 1)));
        return Array.from({ length }, () => inside((schema as { items?: Json }).items));
      }
      case "string":
        return this.textFor(schema);
      case "integer":
      case "number": {
        const least = Number(schema.minimum ?? -5);
        const greatest = Math.min(Number(schema.maximum ?? 100), least + 1000);
        const between = least + this.chance() * (greatest - least);
        return this.chance() < 0.2 ? this.oneOf(numbers) : Math.round(between);
      }
      case "boolean":
        return this.chance() < 0.5;
      default:
        return this.anything(depth);
    }
  }

  private objectFor(schema: Json, inside: (part: unknown) => unknown) {
    const required = new Set(schema.required ?? []);
    const chosen = Object.entries(schema.properties ?? {}).filter(
      ([name]) => this.chance() < (required.has(name) ? 0.97 : 0.5),
    );
    const entries = chosen.map(([name, part]): [string, unknown] => [name, inside(part)]);
    const names = typeof schema.propertyNames === "object" ? schema.propertyNames.enum : undefined;
    if (schema.additionalProperties || this.chance() < 0.05)
      entries.push([names ? String(this.oneOf(names)) : this.text(), inside(schema.additionalProperties)]);
    return Object.fromEntries(entries);
  }

  private textFor({ format, minLength = 0, maxLength }: Json): string {
    if (this.chance() < 0.3) return this.text();
    const fitting: Record<string, string> = {
      email: "somebody@made.example",
      uri: "https://made.example/",
      date: "2026-01-31",
      "date-time": "2026-01-31T12:00:00Z",
    };
    return (fitting[format ?? ""] ?? this.text().padEnd(minLength, "x")).slice(0, maxLength);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** A schema as JSON Schema with its definitions, made once for each. */
const schemas = new WeakMap<z.ZodType, { schema: Json; definitions: Record<string, Json> }>();
export function jsonOf(schema: z.ZodType) {
  const cached = schemas.get(schema);
  if (cached) return cached;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const named = Object.entries(json.$defs ?? {}).map(([name, each]) => [`#/$defs/${name}`, each]);
  const parts = { schema: json as Json, definitions: { "#": json, ...Object.fromEntries(named) } };
  schemas.set(schema, parts);
  return parts;
}
