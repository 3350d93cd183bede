import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

type Properties = Record<string, unknown>;

const built = resolve("cdk.out");
const textOf = (name: string) => readFileSync(join(built, name), "utf8");

/** The built stacks, as the previous release. */
export function releaseBefore() {
  const tenant = textOf("laborium-tenant-demo.template.json");
  const app = JSON.parse(tenant).Parameters.AppVersion.Default as string;
  const api = /"VERSION": "([^"]+)"/.exec(tenant)?.[1] ?? "";
  return { folder: built, app, api };
}

/**
 * A release that differs from the built one as real releases do: its app and its API have other versions, and each step of an import is
 * a new version that fails, so that an execution shows which version it called.
 * @param pointer the app that laboratories show
 */
export function nextRelease(folder: string, pointer: "before" | "next") {
  const before = releaseBefore();
  const next = { folder, app: `${before.app}-next`, api: `${before.api}-next` };
  mkdirSync(folder);
  const hashIn = (
    stack: string,
    isIt: (properties: Properties) => unknown,
    keyOf: (properties: Properties) => string,
  ) => {
    const resources: { Properties?: Properties }[] = Object.values(JSON.parse(textOf(stack)).Resources);
    const properties = resources.find(({ Properties = {} }) => isIt(Properties))?.Properties;
    return keyOf(properties!).replace(".zip", "");
  };
  const web = hashIn(
    "laborium-platform.template.json",
    ({ SourceObjectKeys }) => SourceObjectKeys,
    ({ SourceObjectKeys }) => (SourceObjectKeys as string[])[0]!,
  );
  const functions = hashIn(
    "laborium-tenant-demo.template.json",
    ({ Handler }) => Handler === "importexport/imports/read-file.handler",
    ({ Code }) => (Code as { S3Key: string }).S3Key,
  );
  const renamed = new Map([
    [web, "e".repeat(64)],
    [functions, "f".repeat(64)],
  ]);
  for (const name of readdirSync(built)) {
    if (!name.endsWith(".json") && name !== "cdk.out") {
      if (![...renamed.keys()].some((hash) => name.includes(hash)))
        symlinkSync(join(built, name), join(folder, name));
      continue;
    }
    let text = textOf(name).replaceAll(before.api, next.api);
    for (const [hash, other] of renamed) text = text.replaceAll(hash, other);
    text = text.replaceAll(/(?<=CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, "f".repeat(32));
    if (pointer === "next") text = text.replaceAll(before.app, next.app);
    writeFileSync(join(folder, name), text);
  }
  const [app = "", functionsFolder = ""] = [...renamed.values()].map((hash) => join(folder, `asset.${hash}`));
  cpSync(join(built, `asset.${web}`), app, { recursive: true });
  renameSync(join(app, "app", before.app), join(app, "app", next.app));
  for (const name of ["index.html", "version.json"]) {
    const place = join(app, "app", next.app, name);
    writeFileSync(place, readFileSync(place, "utf8").replaceAll(before.app, next.app));
  }
  cpSync(join(built, `asset.${functions}`), functionsFolder, { recursive: true });
  for (const step of ["read-file", "stage-chunk", "publish-import"])
    writeFileSync(
      join(functionsFolder, `importexport/imports/${step}.mjs`),
      'export const handler = async () => { throw new Error("the next release"); };\n',
    );
  return next;
}
