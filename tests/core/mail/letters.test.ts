import { beforeAll, describe, expect, test } from "vitest";
import { accountMail } from "../../../functions/core/mail/account-mail.ts";
import { expiryMail } from "../../../functions/core/tokens/expiry-mail.ts";
import { type Mail, mailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { apiTokenKinds } from "../../../shared/core/tokens/tokens.endpoints.ts";

beforeAll(() => {
  process.env.ORIGIN = "https://lab.example";
});

const lab = "Labor <Süd> & Söhne";
const pages = { lab, link: "https://lab.example/login/reset/abc", again: "https://lab.example/login/reset" };
const token = {
  id: "0".repeat(64),
  name: "",
  begins: "lbi_Ab3d…",
  created: "2025-12-22T10:00:00.000Z",
  expires: "2026-12-22T10:00:00.000Z",
  used: null,
  created_by: "k.weber",
};
const abouts = [
  "reset",
  "invitation",
  "first_administrator",
  "password_changed",
  "confirm_email",
  "email_changed",
] as const;
/** Every mail in each language of an account. */
const letters = (["de", "en", "fr", "it"] as const).flatMap((language) => {
  const to = { id: "0".repeat(26), to: "m@lab.example", username: "m.schneider", language };
  const accountMails: [string, () => Mail][] = abouts.map((about) => [
    about,
    () => accountMail(about, to, pages),
  ]);
  const tokens: [string, () => Mail][] = apiTokenKinds.map((kind) => [
    `${kind} token`,
    () => expiryMail(to, kind, { lab, token }),
  ]);
  return [...accountMails, ...tokens].map(([title, make]) => ({
    title: `${title}, ${language}`,
    language,
    make,
  }));
});

/** The lines that a reader of the HTML sees. */
const read = (html: string) =>
  html
    .replace(/^.*<body/s, "<body")
    .replaceAll(/<\/p>|<br>|<hr>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
const lines = (text: string) => text.split("\n").filter((line) => line !== "" && line !== "—");

describe("every mail", () => {
  test.each(letters)(
    "says in both its forms the same, in the reader's language: $title",
    ({ language, make }) => {
      const mail = mailSchema.parse(make());
      expect(lines(read(mail.html))).toEqual(lines(mail.text));
      expect(mail.language).toBe(language === "de" ? "de" : "en");
      expect(mail.html).toContain(`<html lang="${mail.language}">`);
      expect(mail.subject).toMatch(/^[^<].* – Labor <Süd> & Söhne$/);
      expect(`${mail.subject}${mail.text}`).not.toMatch(/undefined|null|NaN|\[object| {2}|"/);
    },
  );

  test.each(letters)("greets, names the laboratory, leads on, and ends as letters do: $title", ({ make }) => {
    const { text, language } = make();
    const [greeting, end] =
      language === "de"
        ? ["Guten Tag m.schneider,", "Freundliche Grüße"]
        : ["Dear m.schneider,", "Kind regards,"];
    expect(text.startsWith(`${greeting}\n\n`)).toBe(true);
    expect(text).toContain(`\n\n${end}\n${lab}\n\n`);
    expect(text).toMatch(/:\nhttps:\/\/lab\.example\S*\n/);
  });
});
