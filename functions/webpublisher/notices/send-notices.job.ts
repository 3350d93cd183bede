import { serveSchedule } from "../../platform/job/serve-job.ts";
import { sendNotices } from "./send-notices.ts";

export const handler = serveSchedule("send-notices", sendNotices);
