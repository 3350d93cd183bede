import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { defineCrud, within } from "../../../shared/kernel/define-crud.ts";
import type { BodyOf, OutputOf, ParamsOf, QueryOf, SentBodyOf } from "../../../shared/kernel/endpoint.ts";
import { idSchema } from "../../../shared/kernel/id.ts";
import { openApiOf } from "../../../shared/kernel/openapi.ts";
import { materials, materialsApi } from "./materials.endpoints.ts";

describe("the calls of a resource", () => {
  test("are ordinary endpoints by method and path", () => {
    const calls = Object.entries(materials).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
    expect(calls).toEqual([
      "list: GET proficiency/materials/",
      "create: POST proficiency/materials/",
      "read: GET proficiency/materials/{id}/",
      "change: PATCH proficiency/materials/{id}/",
      "remove: DELETE proficiency/materials/{id}/",
      "preflight: GET proficiency/materials/{id}/delete-preflight/",
      "move: POST proficiency/materials/sorting/",
      "deleted: GET proficiency/materials/deleted/",
      "versions: GET proficiency/materials/{id}/history/",
      "version: GET proficiency/materials/{id}/history/{hid}/",
      "rollback: POST proficiency/materials/{id}/history/{hid}/rollback/",
    ]);
    const described = openApiOf([materialsApi], { title: "Test", version: "1" });
    expect(Object.keys(described.paths ?? {})).toContain("/api/proficiency/materials/{id}/");
  });

  test("are typed as those written by hand", () => {
    expectTypeOf<OutputOf<typeof materials.read>>().toEqualTypeOf<{
      id: string;
      name: string;
      note: string;
      colour: "red" | "blue";
    }>();
    expectTypeOf<ParamsOf<typeof materials.change>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<BodyOf<typeof materials.change>>().toEqualTypeOf<{
      name?: string | undefined;
      note?: string | undefined;
      colour?: "red" | "blue" | undefined;
    }>();
    expectTypeOf<SentBodyOf<typeof materials.create>["note"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<QueryOf<typeof materials.list>["colour"]>().toEqualTypeOf<"red" | "blue" | undefined>();
    expectTypeOf<QueryOf<typeof materials.list>["sort"]>().toEqualTypeOf<
      "name" | "colour" | "order" | "-name" | "-colour" | "-order"
    >();
  });

  test("are only those that the resource has", () => {
    const tags = defineCrud({
      path: "proficiency/tags",
      names: { one: "tag", many: "tags" },
      permissions: { view: null, add: null, change: null, delete: null },
      module: null,
      input: z.object({ name: z.string() }),
      output: z.object({ id: idSchema, name: z.string() }),
      sort: ["name"],
      summaries: { create: "Adds a tag, once a month." },
    });
    expect(tags.create.summary).toBe("Adds a tag, once a month.");
    expect(tags.remove.summary).toBe("Deletes one of the tags.");
    expect(Object.keys(tags)).toEqual(["list", "create", "read", "change", "remove"]);
    expectTypeOf(tags).not.toHaveProperty("move");
    expectTypeOf(tags).not.toHaveProperty("rollback");
    expect(Object.keys(within("tags", tags))).toContain("tags.list");
    expectTypeOf(within("tags", tags)["tags.read"]).toEqualTypeOf<typeof tags.read>();
  });

  test("take what is sent of a change and nothing that was not", () => {
    expect(materials.change.body.parse({ name: "Serum" })).toEqual({ name: "Serum" });
    expect(materials.change.body.safeParse({ nmae: "Serum" }).success).toBe(false);
    expect(materials.list.query.parse({}).sort).toBe("order");
    expect(materials.list.query.safeParse({ sort: "note" }).success).toBe(false);
  });
});
