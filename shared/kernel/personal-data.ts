import { keptElsewhere, keptItems, keptOrderMonths } from "./retention.ts";
import type { FileFamily, ItemFamily } from "./touches.ts";

/** A place where data about people is kept. */
export interface PersonalStore {
  title: string;
  whose: string;
  /** Families of items of the table and of files; none for places outside of them. */
  items?: readonly ItemFamily[];
  files?: readonly FileFamily[];
  /** Beyond the table and the buckets. */
  elsewhere?: string;
  kept: string;
  erased: string;
  /** Contents that no call shows, so that no field can name them. */
  also?: string;
}

const keptDays = { ...keptItems, ...keptElsewhere };
const days = (kind: keyof typeof keptDays) => (keptDays[kind] === 1 ? "a day" : `${keptDays[kind]} days`);

/** All places where data about people is kept; a field of a call or message that holds some names its place by `personal`. */
export const personalStores = {
  accounts: {
    title: "Accounts",
    whose: "staff",
    items: ["ACCOUNT", "passwords", "accountLinks", "factors", "devices", "news"],
    also: "hash of the password, secret of the authenticator app, hashes of recovery codes, links and browsers; news that were read",
    kept: `until the account is deleted; invitations ${days("invitation")}, links to confirm an address ${days("addressLink")}, browsers ${days("browser")} after the last sign-in`,
    erased: "an administrator who deletes the account",
  },
  sessions: {
    title: "Sessions",
    whose: "staff",
    items: ["tokens"],
    kept: "until the session ends or expires",
    erased: "its owner, an administrator, or its end",
  },
  authors: {
    title: "Authors of changes",
    whose: "staff",
    items: [
      "catalogue",
      "catalogueHead",
      "formerCatalogue",
      "imports",
      "bulks",
      "books",
      "notices",
      "tasks",
      "csv",
      "PRINT-CHAPTER",
      "PRINT-CONFIG",
      "PRINT-PARAGRAPH",
      "PRINT-PICTURE",
      "PRINT-TEMPLATE",
      "SHOP-CATEGORY",
      "SHOP-CONFIG",
      "SHOP-PRODUCT",
      "SHOP-VARIANT",
      "TRIAL-CATEGORY",
      "TRIAL-CONFIG",
      "TRIAL-TAG",
      "CERTIFICATE",
      "CERTIFICATION",
      "MATERIAL",
      "PARAMETER",
      "TESTABLE",
      "PROFILE",
      "WEB-CONFIG",
    ],
    kept: "as long as what was changed: the laboratory must be able to tell who published a value",
    erased: "nobody; the name stays when the account is deleted",
  },
  orders: {
    title: "Orders of the shop",
    whose: "customers",
    items: ["SHOP-ORDER", "orderNumbers"],
    also: "words for searching, made of the same entries",
    kept: `${days("unconfirmedOrder")} without a confirmation; then as long as the laboratory says (${keptOrderMonths} months unless it sets another time)`,
    erased: "the clock; staff who anonymise or delete an order or erase a customer",
  },
  subscribers: {
    title: "Subscribers of change notices",
    whose: "visitors",
    items: ["subscribers"],
    kept: `until they leave; without a confirmation ${days("unconfirmedSubscriber")}`,
    erased: "the subscriber by the link in each mail; staff",
  },
  throttles: {
    title: "Counts of attempts",
    whose: "visitors and staff",
    items: ["throttles"],
    also: "hashes of network addresses, mailboxes, domains and names",
    kept: `${days("attempts")} after the last attempt`,
    erased: "the table, by time",
  },
  answers: {
    title: "Answers kept for repeated calls",
    whose: "customers and staff",
    items: ["answers"],
    also: "the answer of a call with an Idempotency-Key, which may name whom it was about",
    kept: days("answers"),
    erased: "the table, by time",
  },
  security: {
    title: "Security log",
    whose: "staff, and visitors who tried to sign in",
    items: ["securityLog"],
    elsewhere: "log group `/laborium/platform/security`",
    kept: `${days("securityLog")}; the copy ${days("securityCopy")}`,
    erased: "time alone: nobody may delete from it",
  },
  mails: {
    title: "Mails on their way",
    whose: "customers, subscribers, staff",
    elsewhere: "queue `mail` and `dead` of the laboratory",
    kept: `until they are sent, at most ${days("queuedMails")}; those that failed ${days("failedMails")}`,
    erased: "the queue, by time",
  },
  browsers: {
    title: "Browsers of visitors and staff",
    whose: "visitors and staff",
    elsewhere: "storage of the person's own browser",
    also: "entries of the delivery form; the account's name beside the token of a known browser; names of records that were opened",
    kept: "the form as long as its tab, names of records until they sign out, the known browser until it is cleared",
    erased: "the person; the app as they sign out",
  },
  returnedMails: {
    title: "Addresses that take no mail",
    whose: "customers, subscribers, staff",
    elsewhere: "suppression list of SES, one for the account of a cell",
    also: "addresses that do not exist or whose owners complained",
    kept: "until an operator takes them off the list",
    erased: "an operator, when somebody asks to be forgotten",
  },
  localMailbox: {
    title: "Mailbox of the local cloud",
    whose: "customers, subscribers, staff",
    elsewhere: "folder `mail` of the data folder; on AWS nobody keeps a copy of a mail",
    also: "mails as they were sent",
    kept: days("localMailbox"),
    erased: "the local cloud, by time",
  },
  firewall: {
    title: "Log of the firewall",
    whose: "visitors and staff",
    elsewhere: "log group `aws-waf-logs-laborium` (us-east-1)",
    also: "network addresses of blocked calls, without cookies and tokens",
    kept: days("firewall"),
    erased: "the log group, by time",
  },
  backups: {
    title: "Backups",
    whose: "everybody above",
    elsewhere: "vault `laborium`; point-in-time recovery of the table",
    also: "all of the table and the buckets as they were",
    kept: `${days("backups")}, at most ${keptDays.backups + 1}`,
    erased:
      "time alone; after a restoration the clock forgets again, and laboratories erase anew whom they erased since",
  },
  laboratoryFiles: {
    title: "Files of laboratories",
    whose: "the first administrator",
    elsewhere: "`infra/tenants`; templates and events of the laboratory's stack",
    also: "name and address of the first account, which becomes an account",
    kept: "as long as the laboratory",
    erased: "an operator, who changes the file",
  },
  archives: {
    title: "Archives of one laboratory",
    whose: "everybody above",
    elsewhere: "a file that an operator wrote with `npm run tenant -- export`",
    also: "all of a laboratory but what has run out",
    kept: "as long as the laboratory wants it",
    erased: "the operator, who deletes the file; after a restoration as for backups",
  },
} as const satisfies Record<string, PersonalStore>;
export type PersonalStoreName = keyof typeof personalStores;

/** Families that hold nothing about people, each with what they hold. */
export const impersonal: Partial<Record<ItemFamily | FileFamily, string>> = {
  tenant: "the laboratory's own name, settings and addresses",
  challenges: "questions to a passkey, 5 minutes",
  mails: "the outcome of a mail by its id, without its address",
  searches: "visitors' words by day, without who typed them",
  "SHOP-NUMBER": "the last number of a year",
  "SHOP-ORDER-LINK": "hashes of links, articles to order again",
  "TRIAL-TOLD": "certificates of which was told",
  replica: "the catalogue",
  logos: "the laboratory's logo and pictures",
  textPictures: "pictures of the book's texts",
  print: "books and their parts",
  pressProfiles: "profiles of presses",
  webChapters: "chapters that visitors see",
  publicBooks: "published books",
  searchIndex: "the public search index",
  provisioning: "what a laboratory begins with",
  chunks: "parts of imports and exported analyses, 7 days",
  findings: "findings of imports",
  firstImport: "the first catalogue",
  arrivals: "certificates that arrived, 7 days",
  certificates: "certificates of the laboratory",
};
