import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commonPasswords } from "../../functions/core/users/common-passwords.ts";
import { failedPasswordRules } from "../../shared/core/users/password-rules.ts";
import { realData } from "../support/real-data.ts";

const anna = { username: "anna.sommerfeld", email: "a.sommerfeld@labor-nord.example" };

test("of Django's common passwords nine of ten are recognised behind twenty characters", async () => {
  const common = await commonPasswords();
  const words = readFileSync(join(realData, "strings/django_common_passwords.txt"), "utf8")
    .split("\n")
    .filter((line) => /\p{L}{4}/u.test(line));
  const padded = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}1234567890!!!!!!!!!!!!`;
  const unrecognised = words.filter(
    (word) => !failedPasswordRules(padded(word), anna, common).includes("password_too_common"),
  );
  expect(words.length).toBeGreaterThan(10_000);
  expect(unrecognised.length / words.length).toBeLessThan(0.1);
  for (const word of ["password", "qwerty", "dragon", "letmein", "trustno1", "iloveyou"])
    expect(unrecognised).not.toContain(word);
});
