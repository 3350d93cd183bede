import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";

const fileOf = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name), "utf8");

/** Pages of other people's websites, by path, with a laboratory's snippets exactly as they were copied. */
export function hostPages(visitors: string): Record<string, { policy?: string; body: string }> {
  const script = `<script src="${visitors}/embed/laborium.js" async></script>`;
  const directory = '<div data-laborium="directory" data-lang="de"></div>';
  const page = (head: string, body: string, html = 'lang="de"') =>
    `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Praxis</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;
  const frame = (source: string) =>
    `<h1>Praxis</h1><iframe src="${source}" title="Analysen" width="100%" height="700"></iframe>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-r4nd0m' ${visitors}`,
    `connect-src ${visitors}`,
    "style-src 'nonce-r4nd0m'",
    "base-uri 'none'",
  ].join("; ");
  return {
    "/plain": { body: page("", `<h1>Praxis</h1>${directory}${script}`) },
    "/bootstrap": {
      body: page(
        `<link rel="stylesheet" href="/bootstrap.css"><script src="/jquery.js"></script><script src="/bootstrap.js"></script>`,
        `<nav class="navbar navbar-default navbar-fixed-top"><div class="container"><ul class="nav navbar-nav">
<li><a href="#kontakt">Kontakt</a></li></ul></div></nav><div class="container" style="padding-top:70px"><h1>Praxis</h1>${directory}
<p id="kontakt">Kontakt</p></div>${script}<script>
// As such pages do: links within the page scroll softly, and every form asks before it is sent.
$(document).on("click", "a[href*='#']", function (event) { event.preventDefault(); $("html").animate({ scrollTop: 0 }, 200); });
$(document).on("submit", "form", function () { return false; });
$("body").scrollspy({ target: ".navbar" });
$(window).on("hashchange", function () { $(location.hash.slice(0, 1) === "#" ? "body" : "html"); });</script>`,
      ),
    },
    "/unset": {
      body: page(
        `<style>* { all: unset !important } html, body, div, h1 { display: block !important } style, script, head { display: none !important }</style>`,
        `<h1>Praxis</h1>${directory}${script}`,
      ),
    },
    "/reset": {
      body: page(
        `<base href="https://elsewhere.example/"><style>
*, *::before, *::after { box-sizing: content-box !important; letter-spacing: .3em !important; text-transform: uppercase !important; line-height: 3 !important }
html { font-size: 4px } a { color: red !important; pointer-events: none } input, button { display: none !important } div { background: #fdd }</style>`,
        `<h1>Praxis</h1>${directory}${script}`,
      ),
    },
    "/nonce": {
      policy,
      body: page("", `<h1>Praxis</h1>${directory}${script.replace("<script", '<script nonce="r4nd0m"')}`),
    },
    "/rtl": {
      body: page(
        "<style>body { text-align: right }</style>",
        `<h1>عيادة</h1>${directory}${script}`,
        'lang="ar" dir="rtl"',
      ),
    },
    "/frame": { body: page("", frame("/plain")) },
    "/frame-of-page": { body: page("", frame(`${visitors}/embed/analyses/?lang=de`)) },
    "/several": {
      body: page(
        "<style>body { background: #dbeafe }</style>",
        `<div data-laborium="search" data-lang="de"></div><div data-laborium="results" data-lang="en" data-search="vitamin" data-count="2"></div>
<div data-laborium="categories" data-lang="en"></div><div data-laborium="analysis" data-code="K" data-lang="de"></div>${directory}${script}`,
      ),
    },
  };
}

/** A website with those pages, of another origin than the laboratory's. */
export async function startSite(
  pages: ReturnType<typeof hostPages>,
): Promise<{ home: string; stop: () => void }> {
  const files: Record<string, [type: string, text: string]> = {
    "/bootstrap.css": ["text/css", fileOf("bootstrap/dist/css/bootstrap.min.css")],
    "/bootstrap.js": ["text/javascript", fileOf("bootstrap/dist/js/bootstrap.min.js")],
    "/jquery.js": ["text/javascript", fileOf("jquery/dist/jquery.min.js")],
  };
  const site = createServer((request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    const { policy, body } = pages[path] ?? {};
    const [type, text] = body === undefined ? (files[path] ?? []) : ["text/html; charset=utf-8", body];
    response.writeHead(text === undefined ? 404 : 200, {
      "content-type": type ?? "text/plain",
      ...(policy && { "content-security-policy": policy }),
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  return { home: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, stop: () => site.close() };
}
