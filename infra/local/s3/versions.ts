import { basename } from "node:path";
import { escapeMarkup } from "../wire/body.ts";
import { S3Error, sendXml } from "./errors.ts";
import { type Exchange, quoted } from "./exchange.ts";
import type { FormerVersion, ObjectRecord, ObjectStore } from "./store.ts";

type Version = ObjectRecord | FormerVersion;

/** The file name identifies a version, since it changes with every write; a delete marker has its number. */
const idOf = (version: Version) =>
  version.file === null ? `mark-${"number" in version && version.number}` : basename(version.file);

const noSuchVersion = () => new S3Error(404, "NoSuchVersion", "The specified version does not exist.");

/** The version that a call names, or the present one. */
export function versionOf({ bucket, key, query }: Exchange, store: ObjectStore): ObjectRecord | undefined {
  const wanted = query.get("versionId");
  const present = store.get(bucket.name, key);
  if (wanted === undefined || (present && idOf(present) === wanted)) return present;
  const former = store.former(bucket.name, key).find((one) => idOf(one) === wanted);
  if (!former) throw noSuchVersion();
  const { file, ...rest } = former;
  if (file === null) throw new S3Error(405, "MethodNotAllowed", "The version marks a deletion.");
  return { ...rest, file };
}

/** ListObjectVersions, a thousand at a time: keys in order, the newest version of each first. */
export function listVersions({ response, bucket, query }: Exchange, store: ObjectStore): void {
  const present = new Map(store.all(bucket.name).map((one) => [one.key, one]));
  const former = Map.groupBy(store.former(bucket.name), ({ key }) => key);
  const prefix = query.get("prefix") ?? "";
  const keys = [...new Set([...present.keys(), ...former.keys()])].filter((key) => key.startsWith(prefix));
  const versions = keys
    .sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)))
    .flatMap((key) => [present.get(key) ?? [], former.get(key) ?? []].flat());
  const [afterKey, afterId] = [query.get("key-marker"), query.get("version-id-marker")];
  const before = versions.findIndex((one) => one.key === afterKey && (!afterId || idOf(one) === afterId));
  const page = versions.slice(before + 1, before + 1 + Number(query.get("max-keys") ?? 1000));
  const last = page.at(-1);
  const isTruncated = last !== undefined && last !== versions.at(-1);
  const latest = new Set(keys.map((key) => present.get(key) ?? former.get(key)?.[0]));
  const entries = page.map((one) => {
    const facts = `<Key>${spelled(one.key, query)}</Key><VersionId>${idOf(one)}</VersionId><IsLatest>${latest.has(one)}</IsLatest><LastModified>${new Date(one.modified).toISOString()}</LastModified>`;
    if (one.file === null) return `<DeleteMarker>${facts}</DeleteMarker>`;
    return `<Version>${facts}<ETag>${escapeMarkup(quoted(one.etag))}</ETag><Size>${one.size}</Size></Version>`;
  });
  const next = isTruncated
    ? `<NextKeyMarker>${spelled(last.key, query)}</NextKeyMarker><NextVersionIdMarker>${idOf(last)}</NextVersionIdMarker>`
    : "";
  sendXml(
    response,
    "ListVersionsResult",
    `<Name>${bucket.name}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join("")}`,
  );
}

const spelled = (key: string, query: Map<string, string>) =>
  query.get("encoding-type") === "url" ? encodeURIComponent(key).replaceAll("%2F", "/") : escapeMarkup(key);

/** DeleteObject of one version, which leaves no delete marker; deleting a version that does not exist succeeds. */
export function deleteVersion({ response, bucket, key, query }: Exchange, store: ObjectStore): void {
  const wanted = query.get("versionId");
  const present = store.get(bucket.name, key);
  if (present && idOf(present) === wanted) store.dropPresent(present);
  else {
    const former = store.former(bucket.name, key).find((one) => idOf(one) === wanted);
    if (former) store.dropFormer(former);
  }
  response.writeHead(204).end();
}
