import { beforeAll, expect, test } from "vitest";
import { assemble, type Template } from "./assembly.ts";

let templates: Map<string, Template>;
beforeAll(async () => {
  ({ templates } = await assemble("production"));
});

/** Follows from the declarations of APIs and workers, which their own tests hold; a new endpoint need not touch a snapshot. */
const derived = /^AWS::(?:ApiGateway::Deployment|Lambda::(?:Function|Permission)|Logs::LogGroup)$/;

/** The template without what changes with every build: hashes of assets, of content and in logical ids. */
function steady(template: Template | undefined): unknown {
  const kept = Object.entries(template?.Resources ?? {}).filter(([, { Type }]) => !derived.test(Type));
  // So do the paths of the REST API's document.
  const text = JSON.stringify(Object.fromEntries(kept), (key, value) =>
    key === "paths" ? undefined : value,
  );
  return JSON.parse(
    text
      .replaceAll(/[0-9a-f]{64}/g, "<hash>")
      .replaceAll(/\d+\.\d+\.\d+\+[0-9a-f]{8}/g, "<version>")
      .replaceAll(/(?<=Deployment)[0-9A-F]{8}[0-9a-f]{32}/g, "<hash>")
      .replaceAll(/(?<=[A-Za-z])[0-9A-F]{8}(?![0-9A-Za-z])/g, "<id>"),
  );
}

test.each(["laborium-edge", "laborium-platform", "laborium-tenant-nord"])(
  "%s is as it was reviewed",
  (name) => {
    expect(steady(templates.get(name))).toMatchSnapshot();
  },
);
