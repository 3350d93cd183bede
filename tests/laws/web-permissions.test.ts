import { expect, test } from "vitest";
import { permissions } from "../../shared/kernel/permissions.ts";
import { sourceFiles, sourceOf } from "./sources.ts";

test("screens ask by the call whether an account may make it, and name no permission", () => {
  const naming = sourceFiles
    .filter((path) => path.startsWith("web/"))
    .flatMap((path) =>
      permissions.filter((name) => sourceOf(path).includes(`"${name}"`)).map((name) => `${path}: ${name}`),
    );
  expect(naming).toEqual([]);
});

test("pages behind the log-in take their links from where it is known which of them lead to a page that refuses", () => {
  // Modules in the header lead to their info pages instead, visitors may open everything they see, and a filter stays on its page.
  const elsewhere =
    /^web\/(?:embed|ui\/(?:way|form\/leave-guard)|app\/shell\/(?:module-links|brand|section-links)|core\/(?:sessions|password-reset|email-address)|laboreditor\/analyses\/use-filter)/;
  const others = sourceFiles
    .filter((path) => /^web\/.*\.tsx?$/.test(path) && !elsewhere.test(path))
    .filter((path) =>
      /import \{[^}]*\b(?:Link|NavLink|useNavigate)\b[^}]*\} from "react-router"/.test(sourceOf(path)),
    );
  expect(others).toEqual([]);
});
