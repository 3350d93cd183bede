import { serveSchedule } from "../../platform/job/serve-job.ts";
import { collectPictures } from "./collect-pictures.ts";

export const handler = serveSchedule("collect-pictures", collectPictures);
