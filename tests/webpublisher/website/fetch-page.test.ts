import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { worldOf } from "../../../functions/webpublisher/website/check-website.ts";
import type { Place } from "../../../functions/webpublisher/website/connect.ts";
import {
  fetchPage,
  mostBytes,
  theInternet,
  Unreachable,
  type World,
} from "../../../functions/webpublisher/website/fetch-page.ts";

const publicly: Place = { address: "93.184.215.14", family: 4, port: 443 };
const page = "<!doctype html><p>Labor</p>";
interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A world without a network: addresses by name, pages by address, and a record of the requests. */
function madeWorld(names: Record<string, string[] | string[][]>, pages: Record<string, Reply> = {}) {
  const requests: string[] = [];
  const turns = new Map<string, number>();
  const world: World = {
    ...theInternet,
    resolve: async (name) => {
      const resolved = names[name] ?? [];
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const addresses = (
        Array.isArray(resolved[0]) ? (resolved[Math.min(turn, resolved.length - 1)] ?? []) : resolved
      ) as string[];
      return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4, port: 443 }));
    },
    request: async (url, { address, port }) => {
      requests.push(`${url.href} @ ${address}:${port}`);
      const { status = 200, headers = {}, body = page } = pages[url.href] ?? {};
      return {
        status,
        headers: new Headers({ "content-type": "text/html", ...headers }),
        body: (async function* () {
          yield Buffer.from(body);
        })(),
        discard: () => {},
      };
    },
  };
  return { world, asked: requests };
}
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error) => (error instanceof Unreachable ? error.reason : String(error)),
  );

const notPublic = [
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "169.254.170.2",
  "100.64.0.1",
  "100.127.255.255",
  "192.0.0.1",
  "192.0.2.1",
  "192.88.99.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:169.254.169.254",
  "::127.0.0.1",
  "fe80::1",
  "fd00:ec2::254",
  "fc00::1",
  "fec0::1",
  "ff02::1",
  "64:ff9b::7f00:1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b:1::1",
  "2002:7f00:1::",
  "2002:a9fe:a9fe::",
  "2001::1",
  "2001:db8::1",
  "2001:2::1",
  "100::1",
  "3fff::1",
  "5f00::1",
];

describe("a page of a laboratory's website", () => {
  test("is read from the one address that its name was found to have", async () => {
    const { world, asked: requests } = madeWorld({ "lab.example": [publicly.address, "2606:4700::1111"] });
    const { html, url } = await fetchPage("lab.example/analysen#oben", world);
    expect({ html, url: url.href }).toEqual({ html: page, url: "https://lab.example/analysen" });
    expect(requests).toEqual(["https://lab.example/analysen @ 93.184.215.14:443"]);
  });

  test.each(notPublic)(
    "is not asked for at %s, as an address, by name or after a redirect",
    async (address) => {
      const written = address.includes(":") ? `[${address}]` : address;
      const names = {
        "inside.example": [address],
        "mixed.example": [publicly.address, address],
        "lab.example": [publicly.address],
      };
      const pages = {
        "https://lab.example/a": { status: 302, headers: { location: `https://${written}/` } },
        "https://lab.example/b": { status: 307, headers: { location: "https://inside.example/" } },
      };
      const { world, asked: requests } = madeWorld(names, pages);
      for (const start of [`https://${written}/`, "https://inside.example/", "https://mixed.example/"])
        expect(await reasonOf(fetchPage(start, world)), start).toBe("not_public");
      expect(requests).toEqual([]);
      for (const start of ["https://lab.example/a", "https://lab.example/b"])
        expect(await reasonOf(fetchPage(start, world)), start).toBe("not_public");
      expect(requests.every((request) => request.endsWith(`@ ${publicly.address}:443`))).toBe(true);
    },
  );

  test.each([
    "https://0x7f.0.0.1/",
    "https://0177.0.0.1/",
    "https://2130706433/",
    "https://127.1/",
    "https://0/",
    "https://0xa9fea9fe/",
    "https://127.0.0.1./",
    "https://①②⑦.0.0.1/",
    "https://[::ffff:7f00:1]/",
    "https://[0:0:0:0:0:ffff:127.0.0.1]/",
  ])("is not asked for at %s, however an address is written", async (address) => {
    const { world, asked: requests } = madeWorld({});
    expect(await reasonOf(fetchPage(address, world))).toBe("not_public");
    expect(requests).toEqual([]);
  });

  test.each([
    ["http://lab.example/", "not_https"],
    ["ftp://lab.example/", "not_https"],
    ["file:///etc/passwd", "not_https"],
    ["data:text/html,x", "not_https"],
    ["https://lab.example:8443/", "not_public"],
    ["https://lab.example:22/", "not_public"],
    ["https://me:secret@lab.example/", "not_an_address"],
    ["https://", "not_an_address"],
    ["https://localhost/", "not_found"],
    ["https://demo.localhost:4000/", "not_public"],
    ["http://localhost:4000/beispiel/", "not_https"],
    ["https://nobody.example/", "not_found"],
  ])("is not asked for at %s", async (address, reason) => {
    const { world, asked: requests } = madeWorld({ "lab.example": [publicly.address] });
    expect(await reasonOf(fetchPage(address, world))).toBe(reason);
    const redirecting = madeWorld(
      { "start.example": [publicly.address], "lab.example": [publicly.address] },
      { "https://start.example/": { status: 301, headers: { location: address } } },
    );
    expect(await reasonOf(fetchPage("start.example", redirecting.world))).toBe(reason);
    expect(requests).toEqual([]);
    expect(redirecting.asked).toHaveLength(1);
  });

  test("stays where its name led when it was checked, whatever the name leads to later", async () => {
    const { world, asked: requests } = madeWorld({
      "rebinding.example": [[publicly.address], ["169.254.169.254"]],
    });
    await fetchPage("https://rebinding.example/", world);
    expect(requests).toEqual([`https://rebinding.example/ @ ${publicly.address}:443`]);
    // A redirect to the same name is resolved and checked again.
    const again = madeWorld(
      { "rebinding.example": [[publicly.address], ["169.254.169.254"]] },
      { "https://rebinding.example/": { status: 302, headers: { location: "/inside" } } },
    );
    expect(await reasonOf(fetchPage("https://rebinding.example/", again.world))).toBe("not_public");
    expect(again.asked).toHaveLength(1);
  });

  test("is followed through five redirects, not through six", async () => {
    const pages = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((hop) => [
        `https://lab.example/${hop}`,
        { status: 308, headers: { location: `/${hop + 1}` } },
      ]),
    );
    const { world } = madeWorld({ "lab.example": [publicly.address] }, pages);
    expect((await fetchPage("https://lab.example/2", world)).url.pathname).toBe("/7");
    expect(await reasonOf(fetchPage("https://lab.example/1", world))).toBe("too_many_redirects");
  });

  test.each([
    ["status", { status: 404 }],
    ["not_html", { headers: { "content-type": "application/pdf" } }],
    ["too_large", { body: "x".repeat(mostBytes + 1) }],
    ["not_html", { headers: { "content-encoding": "gzip" } }],
    ["not_html", { headers: { "content-encoding": "zstd" } }],
  ])("that cannot be read says so: %s", async (reason, reply) => {
    const { world } = madeWorld({ "lab.example": [publicly.address] }, { "https://lab.example/": reply });
    expect(await reasonOf(fetchPage("https://lab.example/", world))).toBe(reason);
  });
});

describe("on a real connection", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  /** A server on this machine, reachable only in the world of the local stage. */
  async function serve(listener: RequestListener): Promise<{ address: string; world: World }> {
    server = createServer(listener);
    await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    process.env.ORIGIN = `http://demo.localhost:${port}`;
    return { address: `http://localhost:${port}/beispiel/`, world: worldOf("local") };
  }
  const html = { "content-type": "text/html; charset=iso-8859-1" };

  test("pages of the local cloud are read, in their own character set", async () => {
    const { address, world } = await serve((request, response) => {
      response.writeHead(200, { ...html, "content-security-policy": "default-src 'self'" });
      response.end(Buffer.from(`Prüfung ${request.headers.host}`, "latin1"));
    });
    const read = await fetchPage(address, world);
    expect(read.html).toBe(`Prüfung ${new URL(address).host}`);
    expect(read.headers.get("content-security-policy")).toBe("default-src 'self'");
  });

  test.each(["production", "staging"])(
    "but not on stage %s, and on the local one nothing else on this machine",
    async (stage) => {
      const { address, world } = await serve((_, response) => response.end(page));
      expect(worldOf(stage)).toBe(theInternet);
      expect(await reasonOf(fetchPage(address, worldOf(stage)))).toBe("not_https");
      const { port } = new URL(address);
      for (const other of [
        `http://127.0.0.1:${port}/`,
        "http://localhost:1/",
        `http://localhost.example:${port}/`,
      ])
        expect(await reasonOf(fetchPage(other, world)), other).toBe("not_https");
      expect(await reasonOf(fetchPage(`https://127.0.0.1:${port}/`, world))).toBe("not_public");
    },
  );

  /** Swift: a bomb of zeros packs as small without the search for better ways, which takes seconds. */
  const brotliSync = (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliSync],
  ])("what is packed with %s is unpacked, but no bomb", async (packing, pack) => {
    let body = pack(Buffer.from(page));
    const { address, world } = await serve((_, response) => {
      response.writeHead(200, { ...html, "content-encoding": packing });
      response.end(body);
    });
    expect((await fetchPage(address, world)).html).toBe(page);
    body = pack(Buffer.alloc(200 * mostBytes));
    expect(body.length).toBeLessThan(mostBytes);
    expect(await reasonOf(fetchPage(address, world))).toBe("too_large");
  });

  test("what never ends or never answers is left in time", async () => {
    const { address, world } = await serve((_, response) => {
      response.writeHead(200, html);
      response.write("<p>");
    });
    expect(await reasonOf(fetchPage(address, { ...world, patience: 100 }))).toBe("too_slow");
    const silent = madeWorld({ "lab.example": [publicly.address] });
    const never: World = { ...silent.world, patience: 50, resolve: () => new Promise(() => {}) };
    expect(await reasonOf(fetchPage("https://lab.example/", never))).toBe("too_slow");
  });
});
