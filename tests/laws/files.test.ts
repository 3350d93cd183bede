import { expect, test } from "vitest";
import type { TenantId } from "../../functions/platform/actor.ts";
import { openBucket } from "../../functions/platform/bucket.ts";
import { importsOf, sourceFiles } from "./sources.ts";

/** Files for download come from buckets by presigned URLs, each of which states that it is a file and gives its name. */
test("only the platform signs addresses", () => {
  const ours = sourceFiles.filter((path) => path.startsWith("functions/"));
  const signing = ours.filter((path) =>
    importsOf(path).some(({ to }) => to === "@aws-sdk/s3-request-presigner"),
  );
  expect(signing).toEqual(["functions/platform/s3.ts"]);
});

test.each(["book.pdf", "Größen & Preise.csv", `a";x="b.html`, "a'b(c)*.json", "x\r\nSet-Cookie: a=b.svg"])(
  "%j is saved as a file of this name and never shown",
  async (name) => {
    const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "key", AWS_REGION: "eu-central-1" };
    Object.assign(process.env, keys, { ASSETS_BUCKET: "laborium-demo-assets-0" });
    const url = new URL(
      await openBucket({ tenant: "demo" as TenantId }, "ASSETS_BUCKET").downloadUrl("a/b", name),
    );
    expect(url.host).toBe("laborium-demo-assets-0.s3.eu-central-1.amazonaws.com");
    const disposition = url.searchParams.get("response-content-disposition") ?? "";
    const [, encoded = ""] = /^attachment; filename\*=UTF-8''([\w.%~!-]+)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(encoded)).toBe(name);
    expect(Number(url.searchParams.get("X-Amz-Expires"))).toBe(15 * 60);
  },
);
