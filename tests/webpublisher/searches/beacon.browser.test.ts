import { afterEach, beforeEach, expect, test } from "vitest";
import { field, names, visitLab } from "../directory/lab-visit.ts";

const page = `<!doctype html><html lang="de"><head><title>Praxis</title></head><body>
<script src="{origin}/embed/laborium.js" async></script><div data-laborium="directory"></div></body></html>`;
const visit = visitLab(() => ({ "/praxis": page, "/anderswo": "<!doctype html><title>Anderswo</title>" }));

let beacons: unknown[];
let failures: string[];
let isCounted: boolean;
beforeEach(async () => {
  beacons = [];
  failures = [];
  isCounted = true;
  visit.tab.on("pageerror", (error) => failures.push(error.message));
  visit.tab.on("request", (request) => {
    if (!request.url().endsWith("/api/public/searches/")) return;
    beacons.push({
      method: request.method(),
      type: request.headers()["content-type"],
      ...JSON.parse(request.postData() ?? "{}"),
    });
  });
  await visit.tab.route("**/api/*/public/look/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), count_searches: isCounted } });
  });
});
afterEach(() => visit.tab.unrouteAll());

const open = async (hash = "") => {
  await visit.tab.goto(`${visit.lab.origin}/praxis${hash}`);
  await field(visit.tab).waitFor();
};
/** Types the queries and waits until the code for counting has loaded. */
async function search(...queries: string[]) {
  for (const query of queries) await field(visit.tab).fill(query);
  const path = await expect
    .poll(() => visit.lab.asked.find((request) => request.includes("/typing-")))
    .toBeDefined()
    .then(() => visit.lab.asked.find((request) => request.includes("/typing-")));
  // The page receives the module after its earlier importers.
  const url = JSON.stringify(visit.lab.origin + path);
  await visit.tab.evaluate(`import(${url}).then(() => new Promise((resolve) => setTimeout(resolve)))`);
}
/** Hides the page, as switching tabs or leaving does, and waits until its beacon has arrived. */
const leave = () =>
  visit.tab.evaluate(async () => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    for (const left of [document, window])
      left.dispatchEvent(new Event(left === document ? "visibilitychange" : "pagehide"));
    await fetch("/anderswo");
  });

test("tells once, when the visitor leaves, what was not found, in a request that no site is asked about", async () => {
  await open();
  await search("xy", "xyzz", "xyzzy");
  expect(beacons).toEqual([]);
  await leave();
  const visited = { language: "de", searches: 1, missed: ["xyzzy"] };
  expect(beacons).toEqual([{ method: "POST", type: "text/plain;charset=UTF-8", ...visited }]);
  expect(failures).toEqual([]);
});

test("tells nothing that may belong to a person, and no words that find something", async () => {
  await open();
  await search("Mustermann 01.02.1965");
  await leave();
  expect(beacons).toMatchObject([{ searches: 1, missed: [] }]);
  beacons = [];
  await open();
  await search("schilddruese");
  await leave();
  expect(beacons).toMatchObject([{ searches: 1, missed: [] }]);
});

test("counts nothing that an address says, and nothing where the laboratory does not want it", async () => {
  await open("#laborium?search=xyzzy");
  await leave();
  isCounted = false;
  await open();
  await search("xyzzy");
  await leave();
  expect(beacons).toEqual([]);
});

test("makes no difference where beacons are held back", async () => {
  await visit.tab.route(/\/typing-/, (route) => route.abort());
  await open();
  await field(visit.tab).fill("schilddruese");
  expect(await names(visit.tab)).toEqual(["Thyreotropin"]);
  await leave();
  await visit.tab.unroute(/\/typing-/);
  await open();
  await visit.tab.evaluate(() => Object.assign(navigator, { sendBeacon: undefined }));
  await search("schilddruese");
  expect(await names(visit.tab)).toEqual(["Thyreotropin"]);
  await leave();
  expect([beacons, failures]).toEqual([[], []]);
});
