import { escapeMarkup } from "../wire/body.ts";
import { S3Error, sendXml } from "./errors.ts";
import { type Exchange, quoted } from "./exchange.ts";
import type { ObjectRecord, ObjectStore } from "./store.ts";

/** ListObjectsV2 and, for older clients, ListObjects: prefix, delimiter, paging. */
export function listObjects(exchange: Exchange, store: ObjectStore): void {
  const { query, bucket, response } = exchange;
  const second = query.get("list-type") === "2";
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const most = Math.min(1000, Number(query.get("max-keys") ?? 1000));
  if (!Number.isInteger(most) || most < 0)
    throw new S3Error(400, "InvalidArgument", "max-keys must be a number between 0 and 2147483647");
  const token = query.get("continuation-token");
  const after = token
    ? Buffer.from(token, "base64url").toString("utf8")
    : (query.get("start-after") ?? query.get("marker") ?? "");
  const encode = query.get("encoding-type") === "url" ? encodeURIComponent : (text: string) => text;
  const show = (text: string) => escapeMarkup(encode(text));

  const page = gather(store, bucket.name, prefix, delimiter, after, most);
  const contents = page.objects.map((object) => content(object, show)).join("");
  const prefixes = page.prefixes
    .map((one) => `<CommonPrefixes><Prefix>${show(one)}</Prefix></CommonPrefixes>`)
    .join("");
  const next = page.truncated ? page.last : undefined;
  const nextToken =
    next === undefined
      ? ""
      : second
        ? `<NextContinuationToken>${Buffer.from(next, "utf8").toString("base64url")}</NextContinuationToken>`
        : `<NextMarker>${show(next)}</NextMarker>`;
  sendXml(
    response,
    "ListBucketResult",
    `<Name>${bucket.name}</Name><Prefix>${show(prefix)}</Prefix>` +
      (delimiter ? `<Delimiter>${show(delimiter)}</Delimiter>` : "") +
      (query.has("encoding-type") ? "<EncodingType>url</EncodingType>" : "") +
      `<MaxKeys>${most}</MaxKeys><IsTruncated>${page.truncated}</IsTruncated>` +
      (second ? `<KeyCount>${page.objects.length + page.prefixes.length}</KeyCount>` : "") +
      (token ? `<ContinuationToken>${escapeMarkup(token)}</ContinuationToken>` : "") +
      nextToken +
      contents +
      prefixes,
  );
}

interface Page {
  objects: ObjectRecord[];
  prefixes: string[];
  truncated: boolean;
  last: string;
}

/** The character after every other: a jump past all keys below a common prefix. */
const AFTER_ALL = "\u{10FFFF}";

function gather(
  store: ObjectStore,
  bucket: string,
  prefix: string,
  delimiter: string,
  after: string,
  most: number,
): Page {
  const page: Page = { objects: [], prefixes: [], truncated: false, last: after };
  const walk = store.walk(bucket, prefix, after);
  let step = walk.next();
  while (!step.done) {
    const object = step.value;
    if (page.objects.length + page.prefixes.length >= most) {
      page.truncated = most > 0;
      break;
    }
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    if (cut < 0) {
      page.objects.push(object);
      page.last = object.key;
      step = walk.next();
    } else {
      const common = object.key.slice(0, cut + delimiter.length);
      page.prefixes.push(common);
      page.last = common + AFTER_ALL;
      step = walk.next(page.last);
    }
  }
  return page;
}

function content(object: ObjectRecord, show: (text: string) => string): string {
  return (
    `<Contents><Key>${show(object.key)}</Key><LastModified>${new Date(object.modified).toISOString()}</LastModified>` +
    `<ETag>${escapeMarkup(quoted(object.etag))}</ETag><Size>${object.size}</Size><StorageClass>STANDARD</StorageClass></Contents>`
  );
}
