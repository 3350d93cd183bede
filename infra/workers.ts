import { begunTouches } from "../shared/importexport/provisioning/begun-touches.ts";
import type { Touches } from "../shared/kernel/touches.ts";
import { trialTouches } from "../shared/proficiency/trial-touches.ts";
import { platformWorkers } from "./platform-workers.ts";
import { scheduledWorkers } from "./scheduled-workers.ts";

/** A Lambda that is no API resource: `functions/<address>/<name>.job.ts`, exporting `handler`. */
export interface Worker {
  /** The folder, `importexport/imports`. */
  address: `${string}/${string}`;
  /** Verb and noun, `read-file`. */
  name: string;
  /** MiB. */
  memory: number;
  /** Seconds. */
  timeout: number;
  /** Data it touches besides the tenant's record, which every job reads. */
  touches: Touches;
  /** Jobs of a context share a role; those with a name here have one of their own. */
  role?: string;
  /** Runs a browser: the function gets Chromium, fonts and an x86_64 machine, the only one Chromium is packed for. */
  browser?: boolean;
}

/** How often a queue hands out a message and how many at once. */
export interface QueueWorker extends Worker {
  batch: number;
  /** Seconds to wait for more messages. */
  gather?: number;
}

const minutes = 60;
const imports = {
  address: "importexport/imports",
  memory: 512,
  touches: {
    items: { catalogue: "delete", imports: "write", PROFILE: "read" },
    files: { imports: "read", chunks: "write", findings: "write", replica: "delete" },
  },
} as const;
const books = { address: "printpublisher/books" } as const;

/** Makes and updates the tenant's record, first admin and first catalogue. */
export const provisionTenant: Worker = {
  address: "core/provisioning",
  name: "provision-tenant",
  memory: 1024,
  timeout: 10 * minutes,
  role: "provision",
  touches: {
    items: {
      tenant: "write",
      ACCOUNT: "write",
      passwords: "write",
      catalogue: "delete",
      formerCatalogue: "read",
      // For the migration to format 3.
      "SHOP-ORDER": "write",
    },
    files: { provisioning: "read", firstImport: "write" },
    queuesMail: true,
  },
};

/** Gives a laboratory the initial data of its modules: public directory, shop and book. Other jobs of its context write none of this. */
export const provisionModules: Worker = {
  address: "importexport/provisioning",
  name: "provision-modules",
  memory: 512,
  timeout: 5 * minutes,
  role: "provision",
  touches: { items: begunTouches, files: { provisioning: "read", logos: "write" } },
};

/** Gives a laboratory its initial proficiency tests. */
export const provisionTrials: Worker = {
  address: "proficiency/provisioning",
  name: "provision-trials",
  memory: 512,
  timeout: 5 * minutes,
  touches: {
    items: {
      PARAMETER: "write",
      MATERIAL: "write",
      "TRIAL-CATEGORY": "write",
      "TRIAL-TAG": "write",
      TESTABLE: "write",
      CERTIFICATE: "write",
      CERTIFICATION: "write",
    },
    files: { certificates: "write" },
  },
};

/** Workers behind the tenant's queues, by queue. */
export const queueWorkers = {
  changes: {
    address: "webpublisher/directory",
    name: "build-search-index",
    memory: 2048,
    timeout: 2 * minutes,
    touches: {
      items: { catalogue: "read", catalogueHead: "write", notices: "delete" },
      files: { replica: "write", searchIndex: "delete" },
    },
    // All edits within that second are published together.
    batch: 100,
    gather: 1,
  },
  mail: {
    address: "core/mail",
    name: "send-mail",
    memory: 512,
    timeout: 30,
    // Links for owners of accounts are made when they are sent.
    touches: { items: { ACCOUNT: "read", accountLinks: "write", mails: "write" }, sendsMail: true },
    role: "mail",
    batch: 5,
  },
  imports: {
    ...imports,
    name: "start-import",
    timeout: 30,
    touches: { items: { imports: "write" }, files: { imports: "read" }, starts: ["import"] },
    batch: 1,
  },
} as const satisfies Record<string, QueueWorker>;
export type QueueName = keyof typeof queueWorkers;

/** Steps of the workflow `import`. A file is read within 512 MiB, whatever its content. */
export const importSteps = {
  readFile: { ...imports, name: "read-file", timeout: 15 * minutes },
  stageChunk: { ...imports, name: "stage-chunk", timeout: 5 * minutes },
  publishImport: { ...imports, name: "publish-import", timeout: 5 * minutes },
  failImport: { ...imports, name: "fail-import", timeout: 15 * minutes },
} as const satisfies Record<string, Worker>;

/** Steps of the workflow `book`. */
export const bookSteps = {
  planBook: {
    ...books,
    name: "plan-book",
    memory: 1024,
    timeout: 5 * minutes,
    touches: {
      items: {
        catalogue: "read",
        tasks: "write",
        "PRINT-CHAPTER": "read",
        "PRINT-PARAGRAPH": "read",
        ...trialTouches,
        "TRIAL-CONFIG": "read",
        "PRINT-TEMPLATE": "read",
        "PRINT-CONFIG": "read",
        books: "read",
      },
      files: { replica: "read", print: "delete" },
    },
  },
  // A browser compromised by a laboratory's page must reach nothing but parts and pictures.
  renderPart: {
    ...books,
    name: "render-part",
    memory: 2048,
    timeout: 15 * minutes,
    browser: true,
    role: "render",
    touches: { items: { tasks: "write" }, files: { print: "write", logos: "read" } },
  },
  finishBook: {
    ...books,
    name: "finish-book",
    memory: 2048,
    timeout: 15 * minutes,
    touches: { items: { books: "write", tasks: "write" }, files: { print: "write", publicBooks: "write" } },
  },
  writeText: {
    ...books,
    name: "write-text",
    memory: 2048,
    timeout: 15 * minutes,
    touches: { items: { books: "write" }, files: { print: "write" } },
  },
  failBook: {
    ...books,
    name: "fail-book",
    memory: 512,
    timeout: 1 * minutes,
    touches: { items: { books: "write", tasks: "write" } },
  },
} as const satisfies Record<string, Worker>;

const bulk = {
  address: "laboreditor/bulk",
  memory: 1024,
  touches: { items: { catalogue: "delete", bulks: "write", tasks: "write" }, files: { replica: "delete" } },
} as const;
const csv = {
  address: "laboreditor/csv-export",
  memory: 1024,
  touches: {
    items: { catalogue: "read", csv: "write", tasks: "write", ...trialTouches, "TRIAL-CONFIG": "read" },
    files: { replica: "read", chunks: "write" },
  },
} as const;

/** Steps of the workflow `bulk`. */
export const bulkSteps = {
  work: { ...bulk, name: "carry-out-bulk", timeout: 15 * minutes },
  fail: { ...bulk, name: "fail-bulk", timeout: 15 * minutes },
} as const satisfies Record<string, Worker>;

/** Steps of the workflow `csv`. */
export const csvSteps = {
  work: { ...csv, name: "write-csv", timeout: 5 * minutes },
  fail: { ...csv, name: "fail-csv", timeout: 1 * minutes },
} as const satisfies Record<string, Worker>;

const orders = { address: "laborshop/orders", memory: 512 } as const;
/** Steps of the workflow `order`. */
export const orderSteps = {
  sendOrderMails: {
    ...orders,
    name: "send-order-mails",
    timeout: 1 * minutes,
    touches: {
      items: { "SHOP-ORDER": "write", "SHOP-ORDER-LINK": "write", "SHOP-CONFIG": "read" },
      queuesMail: true,
    },
  },
  expireOrder: {
    ...orders,
    name: "expire-order",
    timeout: 1 * minutes,
    touches: { items: { "SHOP-ORDER": "delete" } },
  },
} as const satisfies Record<string, Worker>;

export const workers: readonly Worker[] = [
  provisionTenant,
  provisionModules,
  provisionTrials,
  ...platformWorkers,
  ...Object.values(queueWorkers),
  ...scheduledWorkers,
  ...Object.values(importSteps),
  ...Object.values(bookSteps),
  ...Object.values(bulkSteps),
  ...Object.values(csvSteps),
  ...Object.values(orderSteps),
];

/** The source of a worker below `functions/`, without extension. */
export const workerEntry = ({ address, name }: Worker) => `${address}/${name}.job`;
