import { expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, isWrite, permissionsIn } from "../../shared/kernel/endpoint.ts";
import { securityActions } from "../../shared/kernel/security-log.ts";
import de from "../../web/core/security-log/texts.de.ts";

/** Calls that change who may do what, hand out data or show what is personal must be in the security log; the platform writes it as they declare. */
const all = apis.flatMap(({ address, touches, endpoints }) =>
  Object.entries<EndpointSpec>(endpoints).map(([name, endpoint]) => ({
    name: `${address} ${name}`,
    endpoint,
    items: touches.items ?? {},
  })),
);

/** Calls that look as if they had to be logged, each with the reason why not. */
const spared: Record<string, string> = {
  "core/sessions requestPasskey": "It only asks for a passkey; the sign-in by it is logged.",
  "core/email-address verifyEmailToken": "It only tells whose link it is.",
  "core/password-reset verifyResetToken": "It only tells whose link it is.",
  "laborshop/configuration showOrderMail": "It shows a sample.",
  "laborshop/configuration sendOrderMailSample": "It sends a sample to the caller.",
  "laborshop/orders countNewOrders": "It tells a number.",
  "laborshop/orders sendOptIn": "It sends the customer's own data to the customer.",
  "laborshop/orders sendCustomerConfirmation": "It sends the customer's own data to the customer.",
  "laborshop/orders sendLabConfirmation": "It sends an order to the laboratory's own address.",
  "printpublisher/config putTextPicture": "It is a picture of a text, no setting.",
};

const isAbout: Record<string, (call: (typeof all)[number]) => boolean> = {
  "accounts, passwords and sessions": ({ name, endpoint, items }) =>
    isWrite(endpoint) && name.startsWith("core/") && ("ACCOUNT" in items || "passwords" in items),
  tokens: ({ name, endpoint }) => isWrite(endpoint) && name.startsWith("core/tokens "),
  "settings and setups": ({ name, endpoint }) =>
    isWrite(endpoint) && (name.startsWith("core/settings ") || /\/config(?:uration)?\//.test(endpoint.path)),
  "what only administrators may": ({ endpoint }) =>
    isWrite(endpoint) &&
    !endpoint.public &&
    permissionsIn(endpoint.permission).some((right) => /^(?:auth|general)\./.test(right)),
  "what needs the password again": ({ endpoint }) =>
    !endpoint.public && endpoint.recentPassword !== undefined,
  exports: ({ name, endpoint }) =>
    name.startsWith("importexport/exports ") || endpoint.path.includes("generate-csv"),
  "imports carried out in spite of a warning": ({ endpoint }) => endpoint.path.includes("carry-out"),
  "orders of customers": ({ name }) => name.startsWith("laborshop/orders "),
};

test.each(Object.entries(isAbout))("every call about %s is logged", (_, concerns) => {
  const concerned = all.filter(concerns);
  expect(concerned.length).toBeGreaterThan(0);
  const silent = concerned.filter(({ endpoint, name }) => !endpoint.logs && !(name in spared));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("no call is spared that is logged, or is gone", () => {
  const silent = new Set(all.filter(({ endpoint }) => !endpoint.logs).map(({ name }) => name));
  expect(Object.keys(spared).filter((name) => !silent.has(name))).toEqual([]);
});

test("every action is declared by a call, and has its name on the screen", () => {
  const declared = new Set<string>(all.flatMap(({ endpoint }) => endpoint.logs ?? []));
  expect(securityActions.filter((action) => !declared.has(action))).toEqual(["denied"]);
  expect(Object.keys(de.actions)).toEqual(securityActions);
});
