// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { start } from "../../../web/platform/startup.ts";
import NoticesPage from "../../../web/webpublisher/notices/notices-page.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

eachSignedIn();

it("keeps its sections when there are neither notices nor subscribers, since the palette leads to them", async () => {
  const none = { count: 0, next: null, previous: null, results: [] };
  fakeServer({
    ...startup,
    "webpublisher/notices/": json({ ...none, published: true }),
    "webpublisher/subscribers/": json({ ...none, confirmed: 0 }),
  });
  await start();
  draw(<NoticesPage />);
  expect(await screen.findByRole("heading", { name: "Mitteilungen" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Abonnenten" })).toBeTruthy();
});
