import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { PublicShop } from "../../shared/laborshop/public/public-shop.ts";
import { colourProperties } from "../../web/embed/style/colours.ts";

export const ids = {
  tube: "01K00000000000000000000001",
  small: "01K00000000000000000000002",
  large: "01K00000000000000000000003",
  swab: "01K00000000000000000000004",
  dry: "01K00000000000000000000005",
} as const;

const variant = (id: string, article_number: string, additional_information: string, maximum = 10) => ({
  id,
  article_number,
  additional_information,
  quantity_per_pack: 50,
  maximum_order_quantity: maximum,
});
const field = (name: string, label: string, type: PublicShop["fields"][number]["type"], required = true) => ({
  name,
  label,
  type,
  autocomplete: "off",
  default_value: "",
  required,
  options: [] as string[],
});

/** A shop of two categories in a language. */
export function smallShop(language: "de" | "en"): PublicShop {
  const german = language === "de";
  return {
    language,
    look: {
      name: "Labor",
      logo: null,
      languages: ["de", "en"],
      properties: colourProperties({ primary: "#7a1fa2", accent: "#c2410c" }),
      css: ".lbm-product-name{letter-spacing:1px}",
      texts: german ? { shopLead: "Unser eigener Satz." } : {},
      website_url: "",
      legal: [],
    },
    open: true,
    categories: [
      {
        id: "01K0000000000000000000000A",
        name: "Blutentnahme",
        products: [
          {
            id: ids.tube,
            name: "Serum-Röhrchen",
            description: "<p>Mit <strong>Gerinnungsaktivator</strong> und Trenngel.</p>",
            picture: "/api/public/shop/picture.svg",
            variants: [
              variant(ids.small, "007", "2,7 ml, braun"),
              variant(ids.large, "0070", "7,5 ml, braun", 4),
            ],
            analyses: [{ code: "TSH", name: "Thyreotropin" }],
            more_analyses: 0,
          },
        ],
      },
      {
        id: "01K0000000000000000000000B",
        name: "Abstriche",
        products: [
          {
            id: ids.swab,
            name: "Abstrichtupfer",
            description: "",
            picture: null,
            variants: [variant(ids.dry, "A-12", "trocken")],
            analyses: [],
            more_analyses: 0,
          },
        ],
      },
    ],
    fields: [
      { ...field("practice", german ? "Praxis" : "Surgery", "text"), autocomplete: "organization" },
      { ...field("email", german ? "E-Mail-Adresse" : "E-mail address", "email"), autocomplete: "email" },
      field("phone", german ? "Telefon" : "Telephone", "tel", false),
      { ...field("way", german ? "Lieferweg" : "Way", "select"), options: ["Kurier", "Post"] },
      field("note", german ? "Bemerkung" : "Note", "multiline", false),
      field("terms", german ? "Ich bestelle für eine Praxis" : "I order for a surgery", "checkbox"),
    ],
    analyses: true,
  };
}

interface Received {
  key: string;
  body: {
    articles: { variant: string; quantity: number }[];
    delivery: Record<string, string>;
    website: string;
    seconds: number;
  };
}
export interface ShopSite {
  origin: string;
  orders: Received[];
  /** Responses to the next orders; once they are used up, orders are accepted. */
  answers: { status: number; body?: object }[];
  /** Changes the shop's present articles and settings. */
  change: (edit: (shop: PublicShop) => void) => void;
  stop: () => void;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="14" y="2" width="12" height="36" rx="6" fill="#8a5a14"/></svg>';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += piece;
  return text;
}

/** A laboratory's public side with a shop, and websites that embed it from another origin, since the visitor uses another host name. */
export async function startShop(folder: string, pages: Record<string, string>): Promise<ShopSite> {
  const site: ShopSite = {
    origin: "",
    orders: [],
    answers: [],
    change: (edit) => edits.push(edit),
    stop: () => server.close(),
  };
  const edits: ((shop: PublicShop) => void)[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://lab").pathname;
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*");
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { "content-type": type }).end(body);
    const json = (body: object, status = 200) => send(status, "application/json", JSON.stringify(body));
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const [, language, rest] = /^\/api\/(de|en)\/public\/shop\/(.*)$/.exec(path) ?? [];
    if (language && rest === "") {
      const shop = smallShop(language as "de");
      for (const edit of edits) edit(shop);
      return json(shop);
    }
    if (rest === "again/good/")
      return json({
        articles: [ids.small, ids.large, ids.tube].map((id) => ({ variant: id, quantity: 6 })),
      });
    if (rest === "orders/" && request.method === "POST") {
      const key = String(request.headers["idempotency-key"]);
      site.orders.push({ key, body: JSON.parse(await bodyOf(request)) });
      const answer = site.answers.shift();
      if (answer) return json(answer.body ?? {}, answer.status);
      return json({ number: null, reference: "7K3M-9QX2", state: "submitted" }, 201);
    }
    if (path.endsWith("picture.svg")) return send(200, "image/svg+xml", picture);
    if (path.startsWith("/embed/") && path.endsWith(".js"))
      return send(200, "text/javascript", readFileSync(join(folder, path.slice("/embed/".length))));
    const page = pages[path];
    if (page === undefined) return json({}, 404);
    return send(200, "text/html; charset=utf-8", page.replaceAll("{origin}", site.origin));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}
