/** Access of a Lambda to a family; each level includes the ones before it. */
export type Level = "read" | "write" | "delete";
export const levels: readonly Level[] = ["read", "write", "delete"];

/** The items of the table by family: partition keys after the tenant's prefix, including those of the index. */
export const itemFamilies = {
  tenant: ["TENANT"],
  /** Hashes of passwords. */
  passwords: ["ACCOUNT-SECRET"],
  /** Links by which the owner of an account sets a password or confirms an address. */
  accountLinks: ["ACCOUNT-LINK"],
  /** Secrets of authenticator apps, public keys of passkeys, and hashes of recovery codes. */
  factors: ["ACCOUNT-FACTOR"],
  tokens: ["TOKEN#*", "TOKENS#*", "API-TOKEN#*"],
  throttles: ["THROTTLE#*"],
  /** Answers of calls by their Idempotency-Key; the platform alone keeps them. */
  answers: ["IDEMPOTENCY#*"],
  /** Challenges that passkeys have still to answer. */
  challenges: ["CHALLENGE"],
  /** Browsers from which an account has signed in. */
  devices: ["DEVICE#*"],
  /** Entries of the security log, and their place in the index. Any Lambda of an API may add one, none may change or delete one. */
  securityLog: ["SECURITY", "SECURITY#*"],
  news: ["NEWS", "NEWS-READ#*"],
  mails: ["MAIL#*"],
  tasks: ["TASK#*", "TASK-RUNNING"],
  imports: ["IMPORT", "IMPORT-PROFILE"],
  catalogue: ["CATALOGUE", "CATALOGUE#*", "DOC#*"],
  catalogueHead: ["CATALOGUE"],
  /** Entries of the index in format 1. */
  formerCatalogue: ["CATALOGUE-FORMER"],
  /** Places of orders in their list by number, which moves an order when it is confirmed. */
  orderNumbers: ["SHOP-ORDER#BY#number"],
  books: ["BOOK"],
  bulks: ["BULK#*", "BULKS", "BULK-REQUEST"],
  csv: ["CSV#*"],
  /** Visitors' searches by day, and ignored search terms. */
  searches: ["SEARCH", "SEARCH-DAY", "SEARCH-IGNORED"],
  /** Published changes, announced or still to be announced. */
  notices: ["NOTICE", "NOTICE#*", "NOTICE-OF", "NOTICE-STATE"],
  /** Addresses of subscribers, and hashes of the links in mails. */
  subscribers: ["SUBSCRIBER", "SUBSCRIBER-LINK"],
} as const satisfies Record<string, readonly string[]>;
/** One of these families, or the name under which the kit (`functions/platform/records`) keeps records: `MATERIAL`. */
export type ItemFamily = keyof typeof itemFamilies | Uppercase<string>;

/** Patterns of a family's partition keys. */
export const keysOf = (family: ItemFamily): readonly string[] =>
  (itemFamilies as Record<string, readonly string[]>)[family] ?? [family, `${family}#*`];

/** The files of a tenant by family: the bucket, and the path below the tenant's folder. */
export const fileFamilies = {
  replica: ["assets", "replica/*"],
  logos: ["assets", "logos/*"],
  /** Pictures of the book's texts, which are shown at addresses of logos. */
  textPictures: ["assets", "logos/texts/*"],
  print: ["assets", "print/*"],
  /** ICC profiles of presses. */
  pressProfiles: ["assets", "print/profiles/*"],
  /** The chapters that visitors see. */
  webChapters: ["assets", "print/web/*"],
  /** Published PDFs, which visitors fetch. */
  publicBooks: ["assets", "public/embed/books/*"],
  searchIndex: ["assets", "public/embed/*"],
  provisioning: ["assets", "provisioning/*"],
  /** Ids of imports begin with 0 until the year 3084. */
  imports: ["imports", "0*"],
  /** The import with which a laboratory begins; its id contains no time. */
  firstImport: ["imports", "0000000000*"],
  chunks: ["imports", "chunks/*"],
  findings: ["imports", "findings/*"],
  /** Files of certificates, as they arrived and as they were checked. Arrivals are deleted after 7 days, as chunks are. */
  arrivals: ["imports", "chunks/certificates/*"],
  certificates: ["assets", "certificates/*"],
} as const satisfies Record<string, readonly ["assets" | "imports", string]>;
export type FileFamily = keyof typeof fileFamilies;

export type WorkflowName = "import" | "book" | "bulk" | "csv" | "order";

/**
 * Access of a Lambda besides the platform's own for each call (authentication, idempotency, logs). `infra` builds its role from this
 * alone: anything undeclared is denied.
 */
export interface Touches {
  items?: Partial<Record<ItemFamily, Level>>;
  files?: Partial<Record<FileFamily, Level>>;
  starts?: readonly WorkflowName[];
  /** Whether it puts mails into the sending queue. */
  queuesMail?: true;
  /** Whether it sends mail itself. */
  sendsMail?: true;
  /** Whether it asks SES if the sender's domain is verified. */
  asksMailDomain?: true;
}

/** The union of the access of several Lambdas, with the highest level each. */
export function unionOf(
  all: readonly Touches[],
): Required<Pick<Touches, "items" | "files" | "starts">> & Touches {
  const highest = (left: Level | undefined, right: Level) =>
    left && levels.indexOf(left) > levels.indexOf(right) ? left : right;
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
