import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The app's rules, without those that visitors see in the laboratory's colours. */
const rules = globSync("web/**/*.css", {
  exclude: (name) => name.startsWith("web/embed") || name === "web/dist",
}).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    place: `${file}: ${selector.trim()}`,
    body,
  })),
);
const ofLaboratory = /--lab-|--lb-accent|primary-color/;
const declarationsOf = (name: RegExp) =>
  rules.flatMap(({ place, body }) =>
    body
      .split(";")
      .map((line) => line.trim())
      .filter((line) => name.test(line))
      .map((line) => `${place} ${line}`),
  );

test("focus, danger, warning and success have colours of their own, whatever a laboratory's is", () => {
  const states = declarationsOf(/^--(?:lb-(?:focus|bad|warn|good|new)|input-bd-focus)/);
  expect(states.length).toBeGreaterThan(10);
  expect(states.filter((line) => ofLaboratory.test(line))).toEqual([]);
});

test("nothing that has the focus is marked in a laboratory's colour", () => {
  const focused = rules.filter(({ place }) => place.includes(":focus"));
  expect(focused.length).toBeGreaterThan(5);
  expect(focused.filter(({ body }) => ofLaboratory.test(body)).map(({ place }) => place)).toEqual([]);
});
