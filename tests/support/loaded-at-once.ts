import type { Metafile } from "esbuild";
import { handlerOf } from "../../infra/constructs/function-bundle.ts";

/** Code that a Lambda loads before its first call: its module and every chunk that is not imported on demand only. */
export function loadedAtOnce({ outputs }: Metafile, entry: string): { bytes: number; packages: Set<string> } {
  const module = `functions/${handlerOf(entry).replace(/handler$/, "mjs")}`;
  const loaded = new Set(Object.keys(outputs).filter((path) => path.endsWith(module)));
  const packages = new Set<string>();
  let bytes = 0;
  for (const path of loaded) {
    const output = outputs[path];
    bytes += output?.bytes ?? 0;
    for (const { kind, path } of output?.imports ?? []) if (kind === "import-statement") loaded.add(path);
    for (const input of Object.keys(output?.inputs ?? {})) {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input) ?? [];
      if (name) packages.add(name);
    }
  }
  return { bytes, packages };
}
