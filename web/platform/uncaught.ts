/** Passes an uncaught error to the reporter, whose code is only loaded then. */
export function reportLater(error: unknown): void {
  import("./report-error.ts").then(
    ({ reportUncaught }) => reportUncaught(error),
    // Reporting is impossible without a connection.
    () => undefined,
  );
}

export function reportUncaughtErrors(): void {
  window.addEventListener("error", (event) => reportLater(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => reportLater(event.reason));
}
