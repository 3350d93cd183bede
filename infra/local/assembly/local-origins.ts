import { publicOriginOf } from "../../../shared/kernel/public-origin.ts";

/** The tenant of a stack: the part of its name after `tenant-`. */
export function tenantOf(stack: string): string {
  return stack.replace(/^.*tenant-/, "");
}

/**
 * Turns the public origins in resolved templates (`https://lab.example`) into the local ones
 * (`http://demo.localhost:4000`): the port is known only when the cloud runs.
 */
export class LocalOrigins {
  readonly #port: number;
  readonly #rules: { pattern: RegExp; origin: string }[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Registers a tenant's domains. */
  add(tenant: string, aliases: string[]): void {
    for (const domain of [...aliases, `${tenant}.localhost`, `public.${tenant}.localhost`]) {
      const escaped = domain.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
      const origin = `http://${tenant}.localhost:${this.#port}`;
      this.#rules.push({
        pattern: new RegExp(`https?://${escaped}(?::\\d+)?(?![\\w.-])`, "g"),
        origin: domain.startsWith("public.") ? publicOriginOf(origin) : origin,
      });
    }
  }

  /** Rewrites every string in a resolved value. */
  apply(value: unknown): unknown {
    if (typeof value === "string") {
      let text = value;
      if (text.includes("://"))
        for (const { pattern, origin } of this.#rules) text = text.replace(pattern, origin);
      return text;
    }
    if (Array.isArray(value)) return value.map((item) => this.apply(item));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.apply(member)]));
  }
}
