import type { ScheduleName } from "../shared/kernel/schedule.ts";
import { trialTouches } from "../shared/proficiency/trial-touches.ts";
import type { Worker } from "./workers.ts";

const minutes = 60;

/** A worker that the clock starts. It does everything that is due by then, so a late or repeated run does no harm. */
export interface ScheduledWorker extends Worker {
  schedule: ScheduleName;
}

/** Workers that the clock starts. */
export const scheduledWorkers: readonly ScheduledWorker[] = [
  {
    address: "core/tokens",
    name: "announce-expiry",
    memory: 512,
    timeout: 5 * minutes,
    schedule: "daily",
    touches: { items: { tokens: "read", ACCOUNT: "read" }, queuesMail: true },
  },
  {
    address: "laborshop/orders",
    name: "forget-customers",
    memory: 512,
    timeout: 15 * minutes,
    schedule: "daily",
    touches: { items: { "SHOP-ORDER": "delete", "SHOP-CONFIG": "read" } },
  },
  {
    address: "printpublisher/pictures",
    name: "collect-pictures",
    memory: 512,
    timeout: 5 * minutes,
    schedule: "daily",
    touches: {
      items: { "PRINT-PICTURE": "delete", "PRINT-CHAPTER": "read", "PRINT-PARAGRAPH": "read" },
      files: { logos: "read", textPictures: "delete", webChapters: "read" },
    },
  },
  {
    address: "proficiency/reminders",
    name: "remind-of-expiry",
    memory: 512,
    timeout: 5 * minutes,
    schedule: "daily",
    touches: { items: { ...trialTouches, ACCOUNT: "read", "TRIAL-TOLD": "write" }, queuesMail: true },
  },
  {
    address: "webpublisher/notices",
    name: "send-notices",
    memory: 1024,
    timeout: 5 * minutes,
    schedule: "daily",
    touches: {
      items: { notices: "read", subscribers: "write", catalogue: "read", "WEB-CONFIG": "read" },
      files: { replica: "read" },
      queuesMail: true,
    },
  },
];
