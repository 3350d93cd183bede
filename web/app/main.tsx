import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startTexts } from "../platform/i18n/i18n.ts";
import { reloadOnFailedPreload } from "../platform/preload.ts";
import { loginAddress, onSessionEnd } from "../platform/session.ts";
import { start } from "../platform/startup.ts";
import { App } from "./app.tsx";
import { textSources } from "./texts.ts";

reloadOnFailedPreload();
onSessionEnd((end) => {
  if (end === "left") return;
  sessionStorage.setItem("laborium.expired", "yes");
  window.location.assign(loginAddress(window.location.pathname + window.location.search));
});

const started = start();
await startTexts(textSources, ["app", "platform"]);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
await started;
