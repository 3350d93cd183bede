import { serveSchedule } from "../../platform/job/serve-job.ts";
import { forgetCustomers } from "./forget-customers.ts";

export const handler = serveSchedule("forget-customers", forgetCustomers);
