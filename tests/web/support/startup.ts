import { json } from "./fake-server.ts";
import * as data from "./mock-data.ts";

/** What the app asks for as it starts, answered to an account that may do everything. */
export const startup = {
  "settings/public/": json(data.settings),
  "maintenance/": json({ maintenance: false }),
  "user/current/": json(data.user),
  "settings/booked_modules/": json(data.modules),
};
