import { expect, test } from "@playwright/test";
import { unseen } from "./looked.ts";
import { elsewhere } from "./overlays.ts";

test("what opens by itself was looked at on the way", () => {
  expect(unseen(elsewhere.map(({ place }) => place))).toEqual([]);
});
