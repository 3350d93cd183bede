import { createHash } from "node:crypto";
import { h } from "preact";
import { render } from "preact-render-to-string";
import type { previewPage as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { environment } from "../../platform/environment.ts";
import { pageContext } from "./page-context.ts";
import { previewScript } from "./preview-script.ts";

const styles =
  "body{margin:0;padding:16px;background:#fff;font:16px/1.5 system-ui,sans-serif}" +
  // Widgets have no first-level heading, since that belongs to the page around them.
  "h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}";

/** One widget alone, as in a page of the laboratory's own website. */
export const previewPage: Command<typeof endpoint> = async (call) => {
  const { language, texts } = await pageContext(call);
  const { widget, lang: _, ...shown } = call.query;
  const data = Object.entries({ laborium: widget, lang: language, ...shown });
  const attributes = Object.fromEntries(data.map(([name, value]) => [`data-${name}`, value]));
  const app = environment("ORIGIN");
  const script = previewScript(app);
  const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
  const page = h("html", { lang: language }, [
    h("head", {}, [
      h("meta", { charset: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "robots", content: "noindex,nofollow" }),
      h("title", {}, `${texts.directory} – ${call.tenant.name}`),
      h("link", { rel: "icon", href: "data:," }),
      h("style", raw(styles)),
      h("script", { src: "/embed/laborium.js", async: true }),
    ]),
    h("body", {}, [
      h("main", {}, [h("h1", {}, texts.directory), h("div", attributes)]),
      h("script", raw(script)),
    ]),
  ]);
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return reply(`<!doctype html>${render(page)}`, {
    headers: {
      "Content-Language": language,
      "X-Robots-Tag": "noindex, nofollow",
      "Content-Security-Policy": [
        "default-src 'none'",
        `script-src 'self' ${hash(script)}`,
        `style-src ${hash(styles)}`,
        "img-src 'self' data: https:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        `frame-ancestors ${app}`,
      ].join("; "),
    },
  });
};
