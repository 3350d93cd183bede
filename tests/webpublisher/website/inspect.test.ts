import { beforeAll, describe, expect, test } from "vitest";
import { inspect } from "../../../functions/webpublisher/website/check-website.ts";

beforeAll(() => {
  process.env.ORIGIN = "https://lab.example";
});
const origin = "https://public.lab.example";
const script = `<script src="${origin}/embed/laborium.js" async></script>`;
const element = '<div data-laborium="directory"></div>';

function check(html: string, headers: Record<string, string> = {}) {
  const url = new URL("https://www.labor-example.de/analysen");
  return inspect({ url, headers: new Headers(headers), html }, "https://lab.example");
}
const codes = (html: string, headers?: Record<string, string>) =>
  check(html, headers).findings.map(({ code }) => code);
const withPolicy = (policy: string, tag = script) =>
  check(tag + element, { "content-security-policy": policy }).findings;

describe("a page that embeds widgets", () => {
  test.each([
    ["in full", script + element],
    [
      "with the script from the app's own host",
      `<script src="https://lab.example/embed/laborium.js"></script>${element}`,
    ],
    [
      "with a version in the script's address",
      `<script src="${origin}/embed/laborium.js?v=2"></script>${element}`,
    ],
    ["with a base", `<base href="${origin}/"><script src="embed/laborium.js"></script>${element}`],
    ["in other letters", `<SCRIPT SRC=${origin}/embed/laborium.js></SCRIPT><DIV DATA-LABORIUM=search></DIV>`],
  ])("is fine %s", (_, html) => {
    expect(check(html)).toMatchObject({ findings: [], widgets: [expect.any(String)] });
  });

  test.each([
    ["no script", element, ["script_missing"]],
    ["no element", script, ["element_missing"]],
    ["the shop alone", `${script}<div data-laborium="shop"></div>`, []],
    ["neither", "<p>Labor</p>", ["script_missing", "element_missing"]],
    ["both in a comment", `<!-- ${script}${element} -->`, ["script_missing", "element_missing"]],
    ["both in a text", `<textarea>${script}${element}</textarea>`, ["script_missing", "element_missing"]],
    [
      "both only kept for later",
      `<template>${script}${element}</template>`,
      ["script_missing", "element_missing"],
    ],
    [
      "another laboratory's script",
      `<script src="https://public.nord.example/embed/laborium.js"></script>${element}`,
      ["wrong_script"],
    ],
    [
      "a script that only looks like it",
      `<script src="https://evil.example/?${origin}/embed/laborium.js"></script>${element}`,
      ["script_missing"],
    ],
    ["a widget that does not exist", `${script}<div data-laborium="katalog"></div>`, ["unknown_widget"]],
  ])("says what is wrong with %s", (_, html, expected) => {
    expect(codes(html)).toEqual(expected);
  });
});

describe("its policies", () => {
  const nonced = `<script nonce="r4nd0m" src="${origin}/embed/laborium.js"></script>`;
  test.each([
    ["img-src 'none'"],
    [`script-src ${origin}; connect-src ${origin}`],
    [`default-src 'self' ${origin}`],
    ["default-src *"],
    ["default-src https:"],
    ["script-src https://*.lab.example; connect-src *.lab.example"],
    [`script-src 'none'; script-src-elem ${origin}; connect-src ${origin}:443`],
    [`script-src ${origin}/embed/; connect-src ${origin}/api/public/ ${origin}/embed/`],
    ["Default-Src 'none'; Script-Src public.lab.example; Connect-Src PUBLIC.lab.example"],
  ])("that allow it are no finding: %s", (policy) => {
    expect(withPolicy(policy)).toEqual([]);
  });

  test.each([
    ["script-src 'nonce-r4nd0m'; connect-src *"],
    ["script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src *"],
  ])("that trust the script by its nonce are no finding: %s", (policy) => {
    expect(withPolicy(policy, nonced)).toEqual([]);
    expect(withPolicy(policy)).toHaveLength(1);
  });

  test.each([
    ["script-src 'self'", "script", "script-src", origin, `script-src 'self' ${origin}`],
    [
      "script-src-elem 'self'; script-src *",
      "script",
      "script-src-elem",
      origin,
      `script-src-elem 'self' ${origin}; script-src *`,
    ],
    ["script-src 'none'", "script", "script-src", origin, `script-src ${origin}`],
    ["script-src", "script", "script-src", origin, `script-src ${origin}`],
    [
      `script-src ${origin}/embed/laborium.js`,
      "script",
      "script-src",
      origin,
      `script-src ${origin}/embed/laborium.js ${origin}`,
    ],
    [
      "script-src http://public.lab.example:8080",
      "script",
      "script-src",
      origin,
      `script-src http://public.lab.example:8080 ${origin}`,
    ],
    [
      `script-src 'nonce-abc' 'strict-dynamic' ${origin}`,
      "script",
      "script-src",
      "'nonce-abc'",
      `script-src 'nonce-abc' 'strict-dynamic' ${origin} 'nonce-abc'`,
    ],
    ["connect-src 'self'", "data", "connect-src", origin, `connect-src 'self' ${origin}`],
    [
      `default-src 'self'; script-src ${origin}`,
      "data",
      "default-src",
      origin,
      `default-src 'self'; script-src ${origin}; connect-src 'self' ${origin}`,
    ],
  ])(
    "%s forbids it, and the line that would not is given",
    (policy, subject, directive, missing, changed) => {
      const findings = withPolicy(policy);
      expect(findings).toEqual([
        { code: "policy_forbids", what: subject, place: "header", directive, missing, policy: changed },
      ]);
      if (!missing.startsWith("'")) expect(withPolicy(changed)).toEqual([]);
    },
  );

  test("that fall back to default-src for both get one line for both", () => {
    const findings = withPolicy("default-src 'self'; img-src *");
    const policy = `default-src 'self'; img-src *; script-src 'self' ${origin}; connect-src 'self' ${origin}`;
    expect(findings).toMatchObject([
      { what: "script", directive: "default-src", policy },
      { what: "data", directive: "default-src", policy },
    ]);
    expect(withPolicy(policy)).toEqual([]);
  });

  test("count each for itself, from headers and from the page", () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`;
    const report = check(meta + script + element, {
      "content-security-policy": `script-src ${origin}, script-src 'self'`,
    });
    expect(report.findings).toMatchObject([
      { what: "script", place: "header" },
      { what: "data", place: "meta" },
    ]);
  });

  test("that only report say what would happen", () => {
    const headers = { "content-security-policy-report-only": "script-src 'self'" };
    expect(check(script + element, headers).findings).toMatchObject([
      { code: "policy_would_forbid", what: "script" },
    ]);
  });
});
