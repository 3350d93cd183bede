import { serveSchedule } from "../../platform/job/serve-job.ts";
import { announceExpiry } from "./announce-expiry.ts";

export const handler = serveSchedule("announce-expiry", announceExpiry);
