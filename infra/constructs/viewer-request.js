/**
 * CloudFront Function for every viewer request (runtime cloudfront-js-2.0, so no imports and no exports). It handles the laboratory's two hosts, language
 * prefixes, trailing slashes, files behind other paths, the rules for crawlers, and the app's page for every path of the app.
 */
const languages = ["de", "en", "fr", "it"];
/** Files with the API's description, by path. There is nothing else below these paths. */
const described = { "/api/schema/": "/api/schema.json", "/api/docs/": "/api/docs.html" };
const undescribed = /^\/api\/(?:schema(?!\.json$)|docs(?!\.html$))/;
const fileEnding = /\.(?:js|css|json|map|xml|woff2|svg|png|pdf)$/;
/** `.`, `..`, empty segments and backslashes: servers disagree on where such a path leads, so it is not served. */
const ambiguous = /\/(?:\.|%2e){1,2}(?:\/|$)|\/\/|\\|%5c/i;
/** Visitors' calls with a language that is none of those above. */
const spokenElsewhere = /^\/api\/[a-z]{2}\/public\//;
/** Paths that visitors may request; the public host serves nothing else. */
const open = /^\/(?:embed\/|sitemap\.xml$|api\/(?:[a-z]{2}\/)?public\/)/;
/** Paths that moved to the public host. The script's own files stay: pages that embed it may allow scripts and data from the app's host only. */
const moved = /^\/(?:embed\/(?!laborium\.js$|assets\/|index\.json$|index\/)|sitemap\.xml$)/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const host = request.headers.host.value.toLowerCase();
  const isPublic = host.indexOf("public.") === 0;
  if (request.uri === "/robots.txt") return robots(host, isPublic);
  // The behaviour was chosen by the path that was asked for, so the start page cannot be served at another one.
  if (isPublic && request.uri === "/") return movedTo(`/embed/${queryOf(request.querystring)}`);
  if (ambiguous.test(request.uri) || (isPublic && !open.test(request.uri))) return notFound();
  // A redirected preflight fails, so only the request after it is redirected.
  if (!isPublic && moved.test(request.uri) && request.method !== "OPTIONS")
    return movedTo(`https://public.${host}${request.uri}${queryOf(request.querystring)}`);
  // Only this function decides which language a path asks for.
  delete request.headers["x-laborium-language"];
  const liked = request.headers["accept-language"];
  delete request.headers["accept-language"];
  const parts = request.uri.split("/");
  const served = parts[1] === "api" || parts[1] === "embed";
  if (served && languages.indexOf(parts[2]) >= 0 && parts.length > 3) {
    request.headers["x-laborium-language"] = { value: parts[2] };
    parts.splice(2, 1);
    request.uri = parts.join("/");
  } else if (spokenElsewhere.test(request.uri)) {
    // A widget on a page in a language that no laboratory has gets the main one, with the laboratory's colours.
    parts.splice(2, 1);
    request.uri = parts.join("/");
  }
  const last = parts[parts.length - 1];
  // Caches keep a page for each value of this header. Set it only for pages that depend on it, and with as few values as possible.
  if (liked && parts[1] === "embed" && !fileEnding.test(last)) {
    const preferred = knownOf(liked.value);
    if (preferred !== "") request.headers["accept-language"] = { value: preferred };
  }
  if (served) {
    if (last !== "" && !fileEnding.test(last)) request.uri += "/";
    request.uri = described[request.uri] || request.uri;
    if (undescribed.test(request.uri)) return notFound();
  } else if (last.indexOf(".") < 0) {
    request.uri = "/index.html";
  }
  return request;
}

/** The languages that a laboratory may have, in the visitor's order: `fr-CH,en-GB;q=0.8` becomes `fr,en`. */
function knownOf(header) {
  const wanted = [];
  for (const part of header.toLowerCase().split(",")) {
    const language = part.trim().split(/[-;\s]/)[0];
    const quality = /;\s*q=([\d.]+)/.exec(part);
    const weight = quality ? Number(quality[1]) : 1;
    if (weight > 0 && languages.indexOf(language) >= 0) wanted.push({ language, weight });
  }
  wanted.sort((left, right) => right.weight - left.weight);
  return Array.from(new Set(wanted.map((entry) => entry.language))).join(",");
}

/** Crawlers read public pages; on the app's host, only pages that moved from there and files that widgets load from it. */
function robots(host, isPublic) {
  const rules = isPublic
    ? `Allow: /\n\nSitemap: https://${host}/sitemap.xml`
    : "Disallow: /\nAllow: /embed/\nAllow: /sitemap.xml\nAllow: /api/public/\nAllow: /api/*/public/";
  return {
    statusCode: 200,
    headers: {
      "content-type": { value: "text/plain; charset=utf-8" },
      "cache-control": { value: "public, max-age=3600" },
      "x-content-type-options": { value: "nosniff" },
    },
    body: `User-agent: *\n${rules}\n`,
  };
}

/** The query string, encoded as it came. */
function queryOf(querystring) {
  const pairs = [];
  for (const name in querystring) {
    const { value, multiValue } = querystring[name];
    for (const entry of multiValue || [{ value }]) pairs.push(`${name}=${entry.value}`);
  }
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function movedTo(address) {
  return {
    statusCode: 308,
    headers: {
      location: { value: address },
      "cache-control": { value: "public, max-age=3600" },
      // Scripts of other sites read public pages.
      "access-control-allow-origin": { value: "*" },
    },
  };
}

function notFound() {
  return {
    statusCode: 404,
    headers: {
      "content-type": { value: "text/plain; charset=utf-8" },
      "cache-control": { value: "no-store" },
      "x-content-type-options": { value: "nosniff" },
      "content-security-policy": { value: "default-src 'none'; frame-ancestors 'none'" },
    },
    body: "Not found",
  };
}
