/** Hands an error that nothing has caught to the reporter, whose code is loaded only then. */
export function reportLater(error: unknown): void {
  import("./report-error.ts").then(
    ({ reportUncaught }) => reportUncaught(error),
    // Without a connection there is nobody to report to.
    () => undefined,
  );
}

/** Listens for errors that nothing catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener("error", (event) => reportLater(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => reportLater(event.reason));
}
