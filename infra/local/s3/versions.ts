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
  const id = query.get("versionId");
  const present = store.get(bucket.name, key);
  if (id === undefined || (present && idOf(present) === id)) return present;
  const previous = store.former(bucket.name, key).find((version) => idOf(version) === id);
  if (!previous) throw noSuchVersion();
  const { file, ...rest } = previous;
  if (file === null) throw new S3Error(405, "MethodNotAllowed", "The version marks a deletion.");
  return { ...rest, file };
}

/** ListObjectVersions, a thousand at a time: keys in order, the newest version of each first. */
export function listVersions({ response, bucket, query }: Exchange, store: ObjectStore): void {
  const present = new Map(store.all(bucket.name).map((object) => [object.key, object]));
  const previous = Map.groupBy(store.former(bucket.name), ({ key }) => key);
  const prefix = query.get("prefix") ?? "";
  const keys = [...new Set([...present.keys(), ...previous.keys()])].filter((key) => key.startsWith(prefix));
  const versions = keys
    .sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)))
    .flatMap((key) => [present.get(key) ?? [], previous.get(key) ?? []].flat());
  const [afterKey, afterId] = [query.get("key-marker"), query.get("version-id-marker")];
  const before = versions.findIndex(
    (version) => version.key === afterKey && (!afterId || idOf(version) === afterId),
  );
  const page = versions.slice(before + 1, before + 1 + Number(query.get("max-keys") ?? 1000));
  const last = page.at(-1);
  const isTruncated = last !== undefined && last !== versions.at(-1);
  const latest = new Set(keys.map((key) => present.get(key) ?? previous.get(key)?.[0]));
  const entries = page.map((version) => {
    const facts = `<Key>${spelled(version.key, query)}</Key><VersionId>${idOf(version)}</VersionId><IsLatest>${latest.has(version)}</IsLatest><LastModified>${new Date(version.modified).toISOString()}</LastModified>`;
    if (version.file === null) return `<DeleteMarker>${facts}</DeleteMarker>`;
    return `<Version>${facts}<ETag>${escapeMarkup(quoted(version.etag))}</ETag><Size>${version.size}</Size></Version>`;
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
  const id = query.get("versionId");
  const present = store.get(bucket.name, key);
  if (present && idOf(present) === id) store.dropPresent(present);
  else {
    const previous = store.former(bucket.name, key).find((version) => idOf(version) === id);
    if (previous) store.dropFormer(previous);
  }
  response.writeHead(204).end();
}
