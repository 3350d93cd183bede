import { json } from "./fake-server.ts";
import * as data from "./mock-data.ts";

/** The app's requests at start-up, answered for an account that may do everything. */
export const startup = {
  "settings/public/": json(data.settings),
  "maintenance/": json({ maintenance: false }),
  "user/current/": json(data.user),
  "settings/booked_modules/": json(data.modules),
};
