/** How far a Lambda may go with a family; each level includes the ones before it. */
export type Level = "read" | "write" | "delete";
export const levels: readonly Level[] = ["read", "write", "delete"];

/** The items of the table by family: partition keys behind the tenant's prefix, those of the index included. */
export const itemFamilies = {
  tenant: ["TENANT"],
  /** Hashes of passwords. */
  passwords: ["ACCOUNT-SECRET"],
  /** Links by which the owner of an account sets a password or confirms an address. */
  accountLinks: ["ACCOUNT-LINK"],
  tokens: ["TOKEN#*", "TOKENS#*", "API-TOKEN#*"],
  throttles: ["THROTTLE#*"],
  news: ["NEWS", "NEWS-READ#*"],
  mails: ["MAIL#*"],
  tasks: ["TASK#*", "TASK-RUNNING"],
  imports: ["IMPORT", "IMPORT-PROFILE"],
  catalogue: ["CATALOGUE", "CATALOGUE#*", "DOC#*"],
  catalogueHead: ["CATALOGUE"],
  /** Entries of the index in format 1. */
  formerCatalogue: ["CATALOGUE-FORMER"],
  books: ["BOOK"],
  bulks: ["BULK#*", "BULKS", "BULK-REQUEST"],
  csv: ["CSV#*"],
  /** What visitors searched for, by day, and which of it is ignored. */
  searches: ["SEARCH", "SEARCH-DAY", "SEARCH-IGNORED"],
  /** Published changes that are told, or will be. */
  notices: ["NOTICE", "NOTICE#*", "NOTICE-OF", "NOTICE-STATE"],
  /** Addresses to which they are sent, and hashes of the links in mails. */
  subscribers: ["SUBSCRIBER", "SUBSCRIBER-LINK"],
} as const satisfies Record<string, readonly string[]>;
/** One of these families, or the name under which the kit (`functions/platform/records`) keeps records: `MATERIAL`. */
export type ItemFamily = keyof typeof itemFamilies | Uppercase<string>;

/** Patterns of a family's partition keys. */
export const keysOf = (family: ItemFamily): readonly string[] =>
  (itemFamilies as Record<string, readonly string[]>)[family] ?? [family, `${family}#*`];

/** The files of a tenant by family: which of its buckets, and where below the tenant's folder. */
export const fileFamilies = {
  replica: ["assets", "replica/*"],
  logos: ["assets", "logos/*"],
  print: ["assets", "print/*"],
  /** ICC profiles of presses. */
  pressProfiles: ["assets", "print/profiles/*"],
  /** The chapters that visitors see. */
  webChapters: ["assets", "print/web/*"],
  /** PDFs that were published: visitors fetch them. */
  publicBooks: ["assets", "public/embed/books/*"],
  searchIndex: ["assets", "public/embed/*"],
  provisioning: ["assets", "provisioning/*"],
  /** Ids of imports begin with 0 until the year 3084. */
  imports: ["imports", "0*"],
  /** The import with which a laboratory begins: its id has no time. */
  firstImport: ["imports", "0000000000*"],
  chunks: ["imports", "chunks/*"],
  findings: ["imports", "findings/*"],
  /** Files of certificates: as they arrived, and as they were checked. What arrived is deleted after 7 days, as chunks are. */
  arrivals: ["imports", "chunks/certificates/*"],
  certificates: ["assets", "certificates/*"],
} as const satisfies Record<string, readonly ["assets" | "imports", string]>;
export type FileFamily = keyof typeof fileFamilies;

export type WorkflowName = "import" | "book" | "bulk" | "csv" | "order";

/**
 * What a Lambda touches besides what the platform does for each (who calls, idempotent answers, logs). `infra` makes its role from this
 * and nothing else: what is not declared is denied.
 */
export interface Touches {
  items?: Partial<Record<ItemFamily, Level>>;
  files?: Partial<Record<FileFamily, Level>>;
  starts?: readonly WorkflowName[];
  /** Puts mails into the queue from which they are sent. */
  queuesMail?: true;
  /** Sends mail itself. */
  sendsMail?: true;
  /** Asks whether the domain from which mail is sent is verified. */
  asksMailDomain?: true;
}

/** Everything that one of several Lambdas touches, each at the highest level. */
export function unionOf(
  all: readonly Touches[],
): Required<Pick<Touches, "items" | "files" | "starts">> & Touches {
  const highest = (one: Level | undefined, other: Level) =>
    one && levels.indexOf(one) > levels.indexOf(other) ? one : other;
  const merged = <Family extends string>(maps: (Partial<Record<Family, Level>> | undefined)[]) => {
    const result: Partial<Record<Family, Level>> = {};
    for (const [family, level] of maps.flatMap((map) => Object.entries(map ?? {}) as [Family, Level][]))
      result[family] = highest(result[family], level);
    return result;
  };
  return {
    items: merged(all.map(({ items }) => items)),
    files: merged(all.map(({ files }) => files)),
    starts: [...new Set(all.flatMap(({ starts = [] }) => starts))],
    ...(all.some(({ queuesMail }) => queuesMail) && { queuesMail: true as const }),
    ...(all.some(({ sendsMail }) => sendsMail) && { sendsMail: true as const }),
    ...(all.some(({ asksMailDomain }) => asksMailDomain) && { asksMailDomain: true as const }),
  };
}
