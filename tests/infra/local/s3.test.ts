import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, startBench } from "./fixture/cloud.ts";

const Bucket = "fixture-files";
let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.end());

const put = (Key: string, Body: string | Buffer | Readable, options: object = {}) =>
  bench.s3.send(new PutObjectCommand({ Bucket, Key, Body, ...options }));
const read = async (Key: string, options: object = {}) => {
  const answer = await bench.s3.send(new GetObjectCommand({ Bucket, Key, ...options }));
  return { ...answer, text: await answer.Body!.transformToString() };
};
const failure = async (work: Promise<unknown>): Promise<{ name: string; status: number | undefined }> => {
  try {
    await work;
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    return { name, status: $metadata?.httpStatusCode };
  }
  throw new Error("it should have failed");
};

describe("objects", () => {
  test("come back with their bytes, type, metadata and ETag", async () => {
    const name = "demo/Größe & Gewicht/ä b+c'(1)*.txt";
    await put(name, "Grüße", {
      ContentType: "text/plain",
      CacheControl: "no-store",
      ContentDisposition: "attachment",
    });
    const answer = await read(name);
    expect(answer.text).toBe("Grüße");
    expect(answer).toMatchObject({
      ContentType: "text/plain",
      CacheControl: "no-store",
      ContentDisposition: "attachment",
      ContentLength: 7,
      ETag: `"${createHash("md5").update("Grüße").digest("hex")}"`,
    });
  });

  test("sent in signed chunks are refused and leave nothing behind", async () => {
    const { credentials, region, endpoint } = bench.cloud.aws;
    const S3 = new S3Client({ credentials, region, endpoint: endpoint("s3") });
    const Body = Readable.from(["streamed"]);
    const put = new PutObjectCommand({ Bucket, Key: "demo/chunks", Body, ContentLength: 8 });
    expect((await failure(S3.send(put))).status).toBe(501);
    expect((await failure(read("demo/chunks"))).name).toBe("NoSuchKey");
  });

  test("are written only where a condition holds", async () => {
    const { ETag } = await put("demo/once", "one", { IfNoneMatch: "*" });
    expect(await failure(put("demo/once", "two", { IfNoneMatch: "*" }))).toMatchObject({ status: 412 });
    expect(await failure(put("demo/once", "two", { IfMatch: '"other"' }))).toMatchObject({ status: 412 });
    await put("demo/once", "two", { IfMatch: ETag });
    expect((await read("demo/once")).text).toBe("two");
    const head = await bench.s3.send(new HeadObjectCommand({ Bucket, Key: "demo/once" }));
    expect(await failure(read("demo/once", { IfNoneMatch: head.ETag }))).toMatchObject({ status: 304 });
    expect(await failure(read("demo/once", { IfMatch: ETag }))).toMatchObject({ status: 412 });
  });

  test("are copied with what is kept of them", async () => {
    await put("demo/from ü", "copied", { ContentType: "text/plain" });
    const CopySource = `${Bucket}/${encodeURIComponent("demo/from ü")}`;
    await bench.s3.send(new CopyObjectCommand({ Bucket, Key: "demo/to", CopySource }));
    expect(await read("demo/to")).toMatchObject({ text: "copied", ContentType: "text/plain" });
  });

  test("can be deleted, more than once", async () => {
    await put("demo/gone", "x");
    for (let time = 0; time < 2; time++)
      await bench.s3.send(new DeleteObjectCommand({ Bucket, Key: "demo/gone" }));
    expect((await failure(read("demo/gone"))).name).toBe("NoSuchKey");
  });

  test("are not asked for in ways that would be answered wrongly", async () => {
    await put("demo/known", "x");
    expect(await failure(read("demo/known", { VersionId: "1" }))).toMatchObject({ status: 404 });
    const list = bench.s3.send(new ListObjectsV2Command({ Bucket }));
    expect(await failure(list)).toMatchObject({ status: 501 });
  });

  test("named like a path out of the folder stay objects", async () => {
    await put("demo/../../../escape", "inside");
    expect((await read("demo/../../../escape")).text).toBe("inside");
  });
});

test("arriving objects are announced on the bucket's queue, with their key encoded", async () => {
  const arrive = (Key: string) =>
    bench.s3.send(new PutObjectCommand({ Bucket: "fixture-demo-uploads", Key, Body: "{}" }));
  await arrive("demo/elsewhere/x.json");
  await arrive("demo/uploads/Größe 1+1.json");
  const [event, ...further] = (await bench.cloud.queueBodies("fixture-demo-arrivals")).map((body) =>
    JSON.parse(body),
  );
  expect(further).toEqual([]);
  expect(event.Records[0]).toMatchObject({
    eventName: "ObjectCreated:Put",
    s3: {
      bucket: { name: "fixture-demo-uploads" },
      object: { key: "demo/uploads/Gr%C3%B6%C3%9Fe+1%2B1.json", size: 2 },
    },
  });
});

describe("multipart uploads", () => {
  test("join their parts in order and keep the object unseen until then", async () => {
    const target = { Bucket, Key: "demo/multipart" };
    const { UploadId } = await bench.s3.send(
      new CreateMultipartUploadCommand({ ...target, ContentType: "text/plain" }),
    );
    const first = randomBytes(5 * 1024 * 1024);
    const second = randomBytes(1_000);
    const Parts = [];
    for (const [index, Body] of [first, second].entries()) {
      const { ETag } = await bench.s3.send(
        new UploadPartCommand({ ...target, UploadId, PartNumber: index + 1, Body }),
      );
      Parts.push({ ETag, PartNumber: index + 1 });
    }
    expect((await failure(read(target.Key))).name).toBe("NoSuchKey");
    await bench.s3.send(
      new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
    );
    const answer = await bench.s3.send(new GetObjectCommand(target));
    expect(answer.ETag).toMatch(/-2"$/);
    expect(
      Buffer.from(await answer.Body!.transformToByteArray()).equals(Buffer.concat([first, second])),
    ).toBe(true);
  });

  test("refuse small and unknown parts", async () => {
    const target = { Bucket, Key: "demo/small" };
    const { UploadId } = await bench.s3.send(new CreateMultipartUploadCommand(target));
    const { ETag } = await bench.s3.send(
      new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: "small" }),
    );
    await bench.s3.send(new UploadPartCommand({ ...target, UploadId, PartNumber: 2, Body: "small" }));
    const complete = (Parts: object[]) =>
      failure(
        bench.s3.send(
          new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
        ),
      );
    expect(
      (
        await complete([
          { ETag, PartNumber: 1 },
          { ETag, PartNumber: 2 },
        ])
      ).name,
    ).toBe("EntityTooSmall");
    expect((await complete([{ ETag, PartNumber: 7 }])).name).toBe("InvalidPart");
    expect((await failure(read(target.Key))).name).toBe("NoSuchKey");
  });
});

describe("presigned URLs", () => {
  const signed = (input: object, expiresIn = 60) =>
    getSignedUrl(bench.s3, new PutObjectCommand({ Bucket, Key: "demo/upload", ...input }), {
      expiresIn,
      signableHeaders: new Set(["content-length", "content-type"]),
    });

  test("let a stranger upload exactly what was signed", async () => {
    const url = await signed({ ContentType: "text/csv", ContentLength: 3 });
    const send = (body: string, type: string) =>
      fetch(url, {
        method: "PUT",
        body,
        headers: { "content-type": type, "content-length": String(body.length) },
      });
    expect((await send("abcd", "text/csv")).status).toBe(403);
    expect((await send("abc", "text/html")).status).toBe(403);
    expect((await send("abc", "text/csv")).status).toBe(200);
    expect(await read("demo/upload")).toMatchObject({ text: "abc", ContentType: "text/csv" });
  });

  test("take one upload where that is signed, whoever sends another one and however", async () => {
    const put = new PutObjectCommand({ Bucket, Key: "demo/only", ContentType: "text/csv", IfNoneMatch: "*" });
    const signableHeaders = new Set(["content-type", "if-none-match", "host"]);
    const url = await getSignedUrl(bench.s3, put, { expiresIn: 60, signableHeaders });
    const send = (body: string, headers: Record<string, string> = { "if-none-match": "*" }) =>
      fetch(url, { method: "PUT", body, headers: { "content-type": "text/csv", ...headers } });
    expect((await send("bad", {})).status).toBe(403);
    expect((await send("bad", { "if-none-match": '"x"' })).status).toBe(403);
    const both = await Promise.all([send("one"), send("one")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await send("two")).status).toBe(412);
    expect((await read("demo/only")).text).toBe("one");
  });

  test("do not outlive their time and bear no change", async () => {
    const get = new GetObjectCommand({
      Bucket,
      Key: "demo/upload",
      ResponseContentDisposition: 'attachment; filename="x.csv"',
    });
    const url = await getSignedUrl(bench.s3, get, { expiresIn: 60 });
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="x.csv"');
    expect((await fetch(url.replace("demo/upload", "demo/once"))).status).toBe(403);
    expect((await fetch(url.replace("X-Amz-Expires=60", "X-Amz-Expires=6000"))).status).toBe(403);
    const old = await getSignedUrl(bench.s3, get, {
      expiresIn: 60,
      signingDate: new Date(Date.now() - 61_000),
    });
    expect(await (await fetch(old)).text()).toContain("Request has expired");
    expect((await fetch(url.split("?")[0]!)).status).toBe(403);
  });

  test("carry the rights of the function that signed them, judged when they are used", async () => {
    const mine = await bench.command("s3", "PutObject", { Bucket, Key: "demo/mine" }, { expiresIn: 60 });
    expect((await fetch(String(mine.output), { method: "PUT", body: "x" })).status).toBe(200);
    const foreign = await bench.command("s3", "PutObject", { Bucket, Key: "nord/theirs" }, { expiresIn: 60 });
    expect((await fetch(String(foreign.output), { method: "PUT", body: "x" })).status).toBe(403);
    expect(bench.cloud.deniedCalls().map((call) => call.resource)).toContain(
      "arn:aws:s3:::fixture-files/nord/theirs",
    );
  });

  test("answer browsers by the bucket's CORS rules, with the tenant's local origin", async () => {
    const url = await signed({});
    const preflight = (origin: string) =>
      fetch(url, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "PUT",
          "access-control-request-headers": "content-type",
        },
      });
    const origin = `http://demo.localhost:${bench.cloud.port}`;
    const allowed = await preflight(origin);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get("access-control-allow-origin")).toBe(origin);
    expect((await preflight("http://evil.example")).status).toBe(403);
    const sent = await fetch(url, { method: "PUT", body: "x", headers: { origin } });
    expect(sent.headers.get("access-control-expose-headers")).toBe("ETag");
  });
});
