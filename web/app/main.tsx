import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setIdentityQuestion } from "../platform/api/call.ts";
import { startTexts } from "../platform/i18n/i18n.ts";
import { wantedAddress } from "../platform/navigation.ts";
import { reloadOnFailedPreload } from "../platform/preload.ts";
import { loginAddress, onSessionElsewhere, onSessionEnd } from "../platform/session.ts";
import { start } from "../platform/startup.ts";
import { reportUncaughtErrors } from "../platform/uncaught.ts";
import { forgetVisited } from "../platform/visited.ts";
import { closeOpenedByEscape } from "../ui/escape.ts";
import { wearColour, wearScheme } from "../ui/theme/scheme.ts";
import { App } from "./app.tsx";
import { firstTexts } from "./texts.ts";

/** Used until the laboratory's own colour is known. */
const ownColour = "#0b6e6e";

// Zod probes whether `eval` is allowed, which the app's policy reports as an attack. Set this before any schema is loaded.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
wearScheme();
wearColour(ownColour);
reloadOnFailedPreload(wantedAddress);
reportUncaughtErrors();
closeOpenedByEscape();
setIdentityQuestion(async () => (await import("../core/sessions/identity-question.tsx")).askIdentity());
const toLogin = () => window.location.assign(loginAddress(window.location));
onSessionEnd((end) => {
  forgetVisited();
  if (end === "left") return;
  sessionStorage.setItem("laborium.expired", "yes");
  toLogin();
});
onSessionElsewhere((token) => {
  // The pages before the log-in need no session; the pages after it do.
  if (token !== null) window.location.reload();
  else if (!/^\/login(?:\/|$)/.test(window.location.pathname)) toLogin();
});

void start();
await startTexts(firstTexts, ["app", "platform"]);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
