import { serveSchedule } from "../../platform/job/serve-job.ts";
import { remindOfExpiry } from "./remind-of-expiry.ts";

export const handler = serveSchedule("remind-of-expiry", remindOfExpiry);
