import { expect } from "@playwright/test";
import { addAccount, callerOf } from "./caller.ts";
import { linkFromMail, signInAs } from "./people.ts";
import { letProofAge } from "./proof.ts";
import { turnsOf } from "./turns.ts";
import { misworded } from "./wording.ts";

const words = {
  "de-DE": {
    code: "de",
    email: "E-Mail",
    title: "Bitte bestätigen Sie, dass Sie es sind",
    save: "Speichern",
    waits: "wartet auf Bestätigung",
    again: "Erneut senden",
    sent: "Der Link ist unterwegs",
    withdraw: "Zurückziehen",
    page: "E-Mail-Adresse bestätigen",
    confirm: "Adresse bestätigen",
    done: "Ihre neue E-Mail-Adresse ist bestätigt",
    invalid: "Dieser Link ist nicht mehr gültig",
    taken: "Diese Adresse gehört inzwischen zu einem anderen Konto",
    onward: "Zu Laborium",
  },
  "en-GB": {
    code: "en",
    email: "E-mail",
    title: "Please confirm that it is you",
    save: "Save",
    waits: "is waiting for confirmation",
    again: "Send again",
    sent: "The link is on its way",
    withdraw: "Withdraw",
    page: "Confirm your e-mail address",
    confirm: "Confirm address",
    done: "Your new e-mail address is confirmed",
    invalid: "This link is no longer valid",
    taken: "This address now belongs to another account",
    onward: "Go to Laborium",
  },
} as const;
const link = /http:\/\/\S+\/login\/e-mail\/\S+/;

const inTurn = turnsOf(words);

inTurn()(
  "a new address counts once its owner has pressed the link that was sent to it",
  async ({ page, request, say: texts }) => {
    const admin = await callerOf(request);
    const account = await addAccount(admin, `assel-${texts.code}`, ["imports"]);
    const previous = `${account.username}@demo.laborium.example`;
    const next = `${account.username}@neu.example`;
    await signInAs(page, account);
    await letProofAge(page);
    const accountPage = `/einstellungen/konten/${account.id}`;
    await page.goto(accountPage);
    const field = page.getByLabel(texts.email, { exact: true });
    await field.fill(next);
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("dialog", { name: texts.title })).toBeVisible();
    await page.locator("dialog [name=password]").fill(account.password);
    await page.keyboard.press("Enter");

    const notice = page.getByText(`${next} ${texts.waits}`);
    await expect(notice).toBeVisible();
    await expect(field).toHaveValue(previous);
    expect(await misworded(page, "new address", texts.code)).toEqual([]);
    await page.getByRole("button", { name: texts.again }).click();
    await expect(page.getByText(texts.sent)).toBeVisible();

    const mailed = await linkFromMail(page, next, link);
    await page.goto(mailed);
    await expect(page.getByRole("heading", { level: 1, name: texts.page })).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    // Opening the link alone, as programs do that scan mails, changes nothing.
    const stored = await (await admin.call("GET", `user/list/${account.id}/`)).json();
    expect(stored).toMatchObject({ email: previous, pending_email: next });
    await page.getByRole("button", { name: texts.confirm }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: texts.done })).toBeVisible();
    expect(await misworded(page, "new address", texts.code)).toEqual([]);
    await page.getByRole("button", { name: texts.onward }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.goto(accountPage);
    await expect(field).toHaveValue(next);
    await expect(notice).toHaveCount(0);
    await page.goto(mailed);
    await expect(page.getByRole("heading", { level: 1, name: texts.invalid })).toBeVisible();
    await linkFromMail(page, previous, /http:\/\/\S+/);
    await admin.call("DELETE", `user/list/${account.id}/`);
  },
);

inTurn()(
  "a new address can be withdrawn, and is told apart where somebody else has it by now",
  async ({ page, request, say: texts }) => {
    const admin = await callerOf(request);
    const account = await addAccount(admin, `kaefer-${texts.code}`, ["imports"]);
    const next = `${account.username}@neu.example`;
    await signInAs(page, account);
    await page.goto(`/einstellungen/konten/${account.id}`);
    const field = page.getByLabel(texts.email, { exact: true });
    await field.fill(next);
    await page.getByRole("button", { name: texts.save }).click();
    await expect(page.getByText(`${next} ${texts.waits}`)).toBeVisible();
    const mailed = await linkFromMail(page, next, link);
    const other = await admin.call("POST", "user/list/", { username: `dieb-${texts.code}`, email: next });
    await page.goto(mailed);
    await page.getByRole("button", { name: texts.confirm }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts.taken })).toBeVisible();
    expect(await misworded(page, "address taken", texts.code)).toEqual([]);

    await page.goto(`/einstellungen/konten/${account.id}`);
    await page.getByRole("button", { name: texts.withdraw }).click();
    await expect(page.getByText(`${next} ${texts.waits}`)).toHaveCount(0);
    await expect(field).toHaveValue(`${account.username}@demo.laborium.example`);
    await page.goto(mailed);
    await expect(page.getByRole("heading", { level: 1, name: texts.invalid })).toBeVisible();
    const { id } = (await other.json()) as { id: string };
    for (const each of [id, account.id]) await admin.call("DELETE", `user/list/${each}/`);
  },
);
