const storageKey = "laborium.token";

/** Reason for the end of a session: the user left, or the server no longer knows the token. */
export type SessionEnd = "left" | "invalid";
type Listener = (end: SessionEnd) => void;
const listeners = new Set<Listener>();

/** The session token, or null if nobody is signed in. */
export const sessionToken = (): string | null => localStorage.getItem(storageKey);
export const isSignedIn = () => sessionToken() !== null;
export const beginSession = (token: string) => localStorage.setItem(storageKey, token);

/** Forgets the token and notifies the listeners; a second call in a row does nothing. */
export function endSession(end: SessionEnd): void {
  if (sessionToken() === null) return;
  localStorage.removeItem(storageKey);
  for (const listener of listeners) listener(end);
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a listener for another tab that has signed out (null), in, or in as somebody else. */
export function onSessionElsewhere(listener: (token: string | null) => void): void {
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    const cleared = key === null;
    if (cleared || (key === storageKey && oldValue !== newValue)) listener(cleared ? null : newValue);
  });
}

/** Address for visitors who are not signed in: the log-in page, which returns to the wanted page. */
export function loginAddress(page: { pathname: string; search: string; hash?: string }): string {
  if (/^\/(?:login|logout)(?:\/|$)/.test(page.pathname)) return "/login";
  return `/login?next=${encodeURIComponent(page.pathname + page.search + (page.hash ?? ""))}`;
}

/** The wanted path from `next`; only paths of this app, never another site or the log-in page itself. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith("/") || next.startsWith("//") || /[\\\n\r\t]/.test(next)) return "/dashboard";
  return /^\/(?:login|logout)(?:[/?]|$)/.test(next) ? "/dashboard" : next;
}
