import { deflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { fileName } from "../../functions/proficiency/certificates/certificate-file.ts";
import { maxCertificateSize } from "../../shared/proficiency/certificates/certificate.ts";
import {
  announceCertificate,
  certificates,
  readCertificateFile,
} from "../../shared/proficiency/certificates/certificates.endpoints.ts";
import germanWords from "../../web/ui/form/field-words.de.ts";
import englishWords from "../../web/ui/form/field-words.en.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeCertificate, plainPdf, uploadFile } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
let authorization: string;
beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { groups: ["proficiency"] });
});

const dates = { test_date: "2026-01-31", valid_until: "2027-01-31" };
/** Creates a certificate with a file of these bytes. */
async function saved(bytes: Buffer | string, name = "zertifikat.pdf") {
  const file = await uploadFile(authorization, bytes, name);
  return callApi(certificates.create, { authorization, body: { name: "RV", file, ...dates } });
}
const pdf = (inside: string) => plainPdf.replace("/Type /Catalog", `/Type /Catalog ${inside}`);
const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.5\n2 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream\nendobj\n%%EOF\n"),
  ]);
const objects = (text: string) =>
  stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", deflateSync(text));
/** A PNG header that announces a huge number of pixels. */
function bomb() {
  const header = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(header);
  header.writeUInt32BE(13, 8);
  header.write("IHDR", 12, "latin1");
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  return header;
}

describe("a file that is no certificate", () => {
  test.each([
    ["a web page called .pdf", "<!doctype html><script>alert(1)</script>", "x.pdf", "not_a_certificate"],
    ["a drawing called .png", '<svg xmlns="http://www.w3.org/2000/svg"></svg>', "x.png", "not_a_certificate"],
    ["a web page before a PDF", `<script>alert(1)</script>${plainPdf}`, "x.pdf", "not_a_certificate"],
    ["a picture of too many pixels", bomb(), "x.png", "too_many_pixels"],
    ["nothing", "", "x.pdf", "empty_file"],
  ])("is refused by its content, not by its name: %s", async (_, bytes, name, code) => {
    const answer = await saved(bytes, name);
    expect(answer, answer.text).toMatchObject({ status: 400, body: { errors: [{ path: "file", code }] } });
  });

  test.each([
    ["a script when it is opened", pdf("/OpenAction << /S /JavaScript /JS (1) >>"), "script"],
    ["a script of a disguised name", pdf("/OpenAction << /S /Java#53cript >>"), "script"],
    ["a script of a field", pdf("/AA << /K << /S/JavaScript/JS 3 0 R >> >>"), "script"],
    ["a command", pdf("/OpenAction << /S /Launch >>"), "command"],
    ["a form that is sent", pdf("/AA << /O << /S /SubmitForm >> >>"), "sent_form"],
    ["another file", pdf("/Names << /EmbeddedFiles 9 0 R >>"), "file"],
    ["a film", pdf("/Annots [<< /Subtype /RichMedia >>]"), "media"],
    ["a script in a compressed object", objects("1 0 << /S /JavaScript >>"), "script"],
    [
      "a script in an object that is not compressed",
      stream("/Type /ObjStm /N 1 /First 4", Buffer.from("1 0 << /JS (1) >>")),
      "script",
    ],
    [
      "objects that are packed twice",
      stream("/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]", Buffer.from("78>")),
      "unreadable",
    ],
    [
      "objects that are damaged",
      stream("/Type/ObjStm/N 1/Filter/FlateDecode", Buffer.from("xx")),
      "unreadable",
    ],
    [
      "objects that are encrypted",
      Buffer.concat([
        stream("/Type /ObjStm /N 1 /Filter /FlateDecode", Buffer.from("\x01\x02")),
        Buffer.from("trailer << /Encrypt 5 0 R >>"),
      ]),
      "encrypted",
    ],
    ["objects that inflate without end", objects("0".repeat(70_000_000)), "unreadable"],
  ])("is a PDF with %s, and the reason is told", async (_, bytes, context) => {
    const { status, body } = await saved(bytes);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: "file", code: "file_runs_code", parameters: { context } }]);
    for (const words of [germanWords, englishWords])
      expect(words).toHaveProperty(`file_runs_code_${context}`);
  });

  test("is not even announced if it is too large, and refused if it grew meanwhile", async () => {
    const body = { name: "groß.pdf", size: 2_000_000_000 };
    expect(await callApi(announceCertificate, { authorization, body })).toMatchObject({ status: 400 });
    expect(await saved(Buffer.alloc(maxCertificateSize + 1, plainPdf))).toMatchObject({
      status: 400,
      body: { errors: [{ path: "file", code: "too_big" }] },
    });
  });

  test("is one that never arrived", async () => {
    const body = { name: "RV", file: "01ARZ3NDEKTSV4RRFFQ69G5FAV", ...dates };
    expect(await callApi(certificates.create, { authorization, body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "file", code: "not_uploaded" }] },
    });
  });
});

describe("a certificate's file", () => {
  test("is served to be saved, under its own type, and such that nothing in it runs", async () => {
    const { body } = await saved(plainPdf, "../../etc/Prüfung <b>.html");
    expect(body.file).toMatchObject({ name: "Prüfung b.pdf", type: "pdf" });
    const answer = await callApi(readCertificateFile, { authorization, params: { id: body.id } });
    expect(answer).toMatchObject({ status: 200, text: plainPdf });
    const headers = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''Pr%C3%BCfung%20b.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  test.each([
    ["..\\..\\windows\\a.exe", "a.pdf"],
    ["a\u202efdp.exe", "afdp.pdf"],
    ["/", "certificate.pdf"],
    ["...", "certificate.pdf"],
    ["a\r\nSet-Cookie: b.pdf", "aSet-Cookie b.pdf"],
  ])("is called by a name alone: %j", (announced, name) => {
    expect(fileName(announced, "pdf")).toBe(name);
  });

  test("stays with its version when another takes its place, and comes back with it", async () => {
    const id = await makeCertificate(authorization, "RV 1");
    const another = plainPdf.replace("1.4", "1.7");
    const file = await uploadFile(authorization, another);
    await callApi(certificates.change, { authorization, params: { id }, body: { file } });
    const read = async (query: Record<string, string> = {}) =>
      (await callApi(readCertificateFile, { authorization, params: { id }, query })).text;
    expect(await read()).toBe(another);
    expect(await read({ version: "1" })).toBe(plainPdf);
    const params = { id, hid: "1" };
    expect(await callApi(certificates.rollback, { authorization, params })).toMatchObject({ status: 200 });
    expect(await read()).toBe(plainPdf);
  });

  test("ends no sooner than it began", async () => {
    const file = await uploadFile(authorization, plainPdf);
    const body = { name: "RV", file, test_date: "2027-01-31", valid_until: "2026-01-31" };
    expect(await callApi(certificates.create, { authorization, body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "valid_until", code: "ends_before_test" }] },
    });
  });
});
