import { parseArgs } from "node:util";
import { tenantIdSchema } from "../../../shared/kernel/id.ts";
import { Refusal, stageOptions } from "../stage.ts";

const text = { type: "string" } as const;

/** A laboratory's id, whose file may no longer exist, and options besides those of the stage. @throws Refusal without exactly one id */
export function argumentsOf<Name extends string>(args: string[], ...names: Name[]) {
  const options = { ...stageOptions, ...Object.fromEntries(names.map((name) => [name, text])) };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [argument, ...extra] = positionals;
  const id = tenantIdSchema.safeParse(argument);
  if (!id.success || extra.length > 0) throw new Refusal("Name one laboratory by its id.");
  return {
    id: id.data,
    values: values as { stage: string; cell?: string; port: string; data: string } & Partial<
      Record<Name, string>
    >,
  };
}
