import { expect, test } from "vitest";
import { composeMail, letterheadOf } from "../../../functions/core/door.ts";
import { contrast } from "../../../web/ui/theme/palette.ts";
import { tenantRecord } from "../../support/tenants.ts";

const link = "https://public.lab.example/embed/shop/confirm/a?lang=de&b=1";
const mailOf = (facts: Parameters<typeof tenantRecord>[1]) => {
  process.env.ORIGIN = "https://lab.example";
  const head = letterheadOf(tenantRecord("demo", facts));
  const paragraphs = [{ text: "Bitte bestätigen Sie:", link, button: "Bestellung bestätigen" }];
  const to = { id: "1", to: "a@b.example", subject: "Bestellung" };
  return composeMail(to, [{ language: "de", paragraphs }], head);
};

test("a mail has a laboratory's logo, or nothing in its place", () => {
  const { html } = mailOf({ logo: "/api/public/logo/ab/", name: "Labor <Nord>" });
  expect(html).toContain(
    '<img src="https://public.lab.example/api/public/logo/ab/" alt="Labor &lt;Nord&gt;"',
  );
  expect(mailOf({ logo: null }).html).not.toContain("<img");
});

test("a mail's link is a button, legible on any colour, and stands below it for those who cannot press it", () => {
  for (const primary of ["#0b6e6e", "#ffd400", "#777777", "#000000"]) {
    const { html, text } = mailOf({ colours: { primary, accent: "#c2410c" } });
    const [, href, fill = "", ink = "", name] =
      /<a href="([^"]*)" style="[^"]*background:(#\w+);color:(#\w+)[^"]*">([^<]*)<\/a>/.exec(html) ?? [];
    expect([href, name]).toEqual([link.replaceAll("&", "&amp;"), "Bestellung bestätigen"]);
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    expect(html).toContain(`>${link.replaceAll("&", "&amp;")}</a>`);
    expect(text).toBe(`Bitte bestätigen Sie:\n${link}`);
  }
});
