import i18next from "i18next";
import { type LoaderFunction, replace } from "react-router";
import { currentAccess } from "../permissions.ts";
import { isSignedIn } from "../session.ts";
import { currentStartup } from "../startup.ts";
import { decide, type RouteRules, whereToStay } from "./guards.ts";

let lastEntered: string | null = null;

async function sayRefused() {
  const { notifyError } = await import("../notify.tsx");
  notifyError(i18next.t("platform:permission.title"), {
    id: "no-permission",
    content: i18next.t("platform:permission.text"),
    timeout: 0,
  });
}

/** The check that runs before a page is shown, on every navigation. */
export function guard(rules: RouteRules): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const wanted = pathname + search;
    const decision = decide({ pathname, search }, rules, {
      startup: currentStartup().status,
      signedIn: isSignedIn(),
      access: currentAccess(),
    });
    if (decision.kind === "go") return replace(decision.to);
    if (decision.kind === "refuse") {
      void sayRefused();
      return replace(whereToStay(wanted, lastEntered));
    }
    if (isSignedIn()) lastEntered = wanted;
    return null;
  };
}
