import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeMarkup, sendText } from "../wire/body.ts";

const styles = `
  :root { --ink: #1d2b36; --calm: #52636f; --line: #dbe3e8; --ground: #f4f7f8; --brand: #0f5f6b; color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1rem/1.6 Georgia, "Times New Roman", serif; color: var(--ink); background: var(--ground); }
  header, main, footer { padding-inline: max(1.25rem, calc(50vw - 33rem)); }
  header { background: #fff; border-bottom: 1px solid var(--line); }
  header div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 2rem; padding-block: 1.1rem; }
  header b { font-size: 1.3rem; letter-spacing: -.01em; color: var(--brand); }
  nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; margin: 0; padding: 0; list-style: none; }
  nav a { color: var(--ink); text-decoration: none; padding-block: .25rem; display: block; }
  nav a[aria-current] { color: var(--brand); box-shadow: inset 0 -2px var(--brand); }
  nav a:hover { text-decoration: underline; }
  main { padding-block: 2.5rem 4rem; }
  h1 { margin: 0 0 .4rem; font-size: clamp(1.8rem, 4vw, 2.5rem); line-height: 1.15; font-weight: 500; text-wrap: balance; }
  .lead { max-width: 40rem; margin: 0 0 2rem; color: var(--calm); font-size: 1.125rem; }
  section { margin-bottom: 2.5rem; padding: clamp(1.25rem, 3vw, 2rem); background: #fff; border: 1px solid var(--line); border-radius: 4px; }
  section h2 { margin: 0 0 1rem; font-size: 1.3rem; font-weight: 500; }
  footer { padding-block: 1.5rem; color: var(--calm); font-size: .9rem; border-top: 1px solid var(--line); }
  footer a { color: var(--brand); }
  [data-laborium] { --lbm-font: system-ui, sans-serif; }`;

interface ExamplePage {
  path: string;
  title: string;
  heading: string;
  lead: string;
  /** Markup that the page embeds. */
  body: string;
}

const directory = "/beispiel/leistungsverzeichnis/";

/** The pages of a laboratory's own website, with its widgets embedded the way its staff would do it. */
const pages: readonly ExamplePage[] = [
  {
    path: "/beispiel/",
    title: "Start",
    heading: "Ihr Labor am Marktplatz",
    lead: "Befunde am selben Tag, Ansprechpartner mit Namen. Suchen Sie eine Untersuchung, oder blättern Sie im Leistungsverzeichnis.",
    body: `<section><h2>Untersuchung suchen</h2><div data-laborium="search" data-target="${directory}"></div></section>
      <section><h2>Fachgebiete</h2><div data-laborium="categories" data-target="${directory}"></div></section>`,
  },
  {
    path: directory,
    title: "Leistungsverzeichnis",
    heading: "Leistungsverzeichnis",
    lead: "Alle Untersuchungen mit Material, Methode und Referenzbereichen.",
    body: `<section><div data-laborium="directory"></div></section>`,
  },
  {
    path: "/beispiel/schilddruese/",
    title: "Schilddrüse",
    heading: "Schwerpunkt Schilddrüse",
    lead: "Was wir bei Verdacht auf eine Funktionsstörung der Schilddrüse empfehlen.",
    body: `<section><h2>Zuerst: TSH</h2><div data-laborium="analysis" data-code="TSH" data-target="${directory}"></div></section>
      <section><h2>Alles zur Schilddrüse</h2><div data-laborium="results" data-search="Schilddrüse" data-count="8" data-target="${directory}"></div></section>`,
  },
  {
    path: "/beispiel/neues/",
    title: "Neues",
    heading: "Neues für Einsender",
    lead: "Was sich in unserem Leistungsverzeichnis geändert hat.",
    body: `<section><div data-laborium="changes" data-target="${directory}"></div></section>`,
  },
  {
    path: "/beispiel/ringversuche/",
    title: "Ringversuche",
    heading: "Geprüfte Qualität",
    lead: "Wofür wir an Ringversuchen teilgenommen haben, mit den Zertifikaten zum Herunterladen.",
    body: `<section><div data-laborium="proficiency"></div></section>`,
  },
  {
    path: "/beispiel/bestellen/",
    title: "Material bestellen",
    heading: "Material für Ihre Praxis",
    lead: "Röhrchen, Abstriche und Formulare: Was Sie heute bestellen, packen wir morgen.",
    body: `<section><div data-laborium="shop"></div></section>`,
  },
];

/** Whether the path is a page of the example website. */
export const isExampleSite = (path: string) => /^\/beispiel(?:\/|$)/.test(path);

/** Serves a laboratory's own website, with all its widgets, at another origin than the laboratory's. */
export function answerExampleSite(
  request: IncomingMessage,
  response: ServerResponse,
  laboratory: { url: string; publicUrl: string },
): void {
  const [path = "/"] = (request.url ?? "/").split("?");
  if (!path.endsWith("/")) {
    response.writeHead(308, { location: `${path}/` }).end();
    return;
  }
  const page = pages.find((each) => each.path === path);
  sendText(response, page ? 200 : 404, "text/html; charset=utf-8", document(page ?? missing, laboratory));
}

const missing: ExamplePage = {
  path: "",
  title: "Nicht gefunden",
  heading: "Diese Seite gibt es nicht",
  lead: "Bitte wählen Sie oben eine Seite.",
  body: "",
};

function document(page: ExamplePage, { url, publicUrl }: { url: string; publicUrl: string }): string {
  const links = pages.map(({ path, title }) => {
    const current = path === page.path ? ' aria-current="page"' : "";
    return `<li><a href="${path}"${current}>${title}</a></li>`;
  });
  const setup = `${escapeMarkup(url)}/webpublisher/einrichtung/app`;
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${page.title} | Labor am Marktplatz</title>
    <style>${styles}</style>
    <script src="${escapeMarkup(publicUrl)}/embed/laborium.js" async></script>
  </head>
  <body>
    <header><div><b>Labor am Marktplatz</b><nav aria-label="Seiten"><ul>${links.join("")}</ul></nav></div></header>
    <main>
      <h1>${page.heading}</h1>
      <p class="lead">${page.lead}</p>
      ${page.body}
    </main>
    <footer>Eine Beispielseite: So steht das Verzeichnis in der Website eines Labors. <a href="${setup}">Einrichten</a></footer>
  </body>
</html>
`;
}
