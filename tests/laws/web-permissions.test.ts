import { expect, test } from "vitest";
import { permissions } from "../../shared/kernel/permissions.ts";
import { sourceFiles, sourceOf } from "./sources.ts";

test("screens ask by the call whether an account may make it, and name no permission", () => {
  const naming = sourceFiles
    .filter((path) => path.startsWith("web/"))
    .flatMap((path) =>
      permissions.filter((name) => sourceOf(path).includes(`"${name}"`)).map((name) => `${path}: ${name}`),
    );
  expect(naming).toEqual([]);
});
