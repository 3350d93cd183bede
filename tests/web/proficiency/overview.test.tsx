// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { TestableOutlook } from "../../../shared/proficiency/certified-testable/overview.ts";
import { start } from "../../../web/platform/startup.ts";
import { axisOf, Timeline } from "../../../web/proficiency/overview/timeline.tsx";
import TrialOverviewPage from "../../../web/proficiency/overview/validity-page.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { id, modules } from "../support/mock-data.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

const today = "2026-11-15";
const outlook = (number: number, properties: Partial<TestableOutlook> = {}): TestableOutlook => ({
  id: id(number),
  name: `Testparameter ${number}`,
  rilibaek: false,
  validity: "valid",
  from: "2026-09-01",
  until: "2027-03-01",
  last: "2026-09-01",
  next: null,
  due: null,
  ...properties,
});
const list = () => screen.findByRole("list", { name: "Testparameter im Zeitverlauf" });
const names = async () =>
  within(await list())
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

eachSignedIn();

describe("the overview of proficiency tests", () => {
  const open = async (count: number) => {
    const timeline = Array.from({ length: count }, (_, index) => outlook(index + 1));
    fakeServer({
      ...startup,
      "settings/booked_modules/": json({ ...modules, MD_PROF: true }),
      "proficiency/certified-testable/overview/": json({
        today,
        testables: { valid: count, soon: 0, expired: 0, missing: 0 },
        needs: { overdue: 0, soon: 0, demanded: 0 },
        timeline,
        unused: 0,
        uncertified: null,
      }),
    });
    await start();
    draw(<TrialOverviewPage />);
    return timeline.map(({ name }) => name);
  };
  const moreButton = () => screen.queryByRole("button", { name: "Mehr zeigen" });

  test("folds its timeline after the twelve most urgent, and opens the rest", async () => {
    const all = await open(15);
    expect(await names()).toEqual(all.slice(0, 12));
    fireEvent.click(moreButton() as HTMLElement);
    expect(await names()).toEqual(all);
    expect(moreButton()).toBeNull();
  });

  test("offers no rest where there is none", async () => {
    const all = await open(12);
    expect(await names()).toEqual(all);
    expect(moreButton()).toBeNull();
  });
});

describe("the timeline", () => {
  /** The bar of each row: its tone and its start, in percent. */
  const bars = async () =>
    within(await list())
      .getAllByRole("listitem")
      .map((row) => {
        const bar = row.querySelector<HTMLElement>("[aria-hidden] > [data-tone]");
        return bar && [bar.dataset.tone, Number.parseFloat(bar.style.left)];
      });

  test("draws a bar for each test parameter that was certified, in the tone of its state", async () => {
    draw(
      <Timeline
        today={today}
        rows={[
          outlook(1, { from: "2026-09-01" }),
          outlook(2, { validity: "expired", from: "2026-08-01", until: "2026-10-31" }),
          outlook(3, { validity: "missing", from: null, until: null, last: null }),
          outlook(4, { validity: "soon", from: "2020-01-01", until: "2026-12-01" }),
        ]}
      />,
    );
    // The axis starts with August 2026 and has 487 days.
    expect(await bars()).toEqual([
      ["good", expect.closeTo((31 / 487) * 100, 3)],
      ["bad", 0],
      null,
      ["warn", 0],
    ]);
  });

  test("has places for three months before this one and twelve after it, and none beyond", () => {
    const { months, placeOf } = axisOf(today);
    expect([months.length, months[0], months.at(-1)]).toEqual([16, "2026-08-01", "2027-11-01"]);
    expect(["2020-01-01", "2026-08-01", "2027-03-01", "2040-01-01"].map(placeOf)).toEqual([
      0,
      0,
      expect.closeTo((212 / 487) * 100, 3),
      100,
    ]);
  });
});
