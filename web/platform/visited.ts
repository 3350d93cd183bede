import { useEffect } from "react";
import { useLocation } from "react-router";
import { isProblem } from "./api/problem.ts";
import { currentAccount } from "./startup.ts";

/** A record whose page was opened. */
export interface Visited {
  to: string;
  label: string;
}
/** Most records remembered per account. */
const mostVisited = 8;

const prefix = "laborium.visited/";
/** Separate for each account and laboratory; the host identifies the laboratory. */
const storageKey = () => `${prefix}${window.location.host}/${currentAccount()?.id ?? ""}`;

/** Records that the account opened last in this browser, latest first. */
export function visited(): Visited[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey()) ?? "[]") as Visited[];
  } catch {
    return [];
  }
}

function remember(to: string, label: string | null): void {
  if (!currentAccount()) return;
  const others = visited().filter((each) => each.to !== to);
  const next = label === null ? others : [{ to, label }, ...others].slice(0, mostVisited);
  try {
    localStorage.setItem(storageKey(), JSON.stringify(next));
  } catch {
    // Without free storage, nothing is remembered.
  }
}

/** Forgets the records of all accounts, so that the next user of this computer cannot see what others opened. */
export function forgetVisited(): void {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
  for (const key of keys.filter((each) => each.startsWith(prefix))) localStorage.removeItem(key);
}

/**
 * Remembers the record of the present page by its address and name; one that is gone is forgotten.
 * @param label must not contain the name of a customer, since it is stored in plain text
 */
export function useVisited<Read>(
  { data, error }: { data: Read | undefined; error: unknown },
  label: (read: Read) => string,
): void {
  const { pathname } = useLocation();
  const name = data === undefined ? undefined : label(data);
  const isGone = data === undefined && isProblem(error, "not_found");
  useEffect(() => {
    if (isGone) remember(pathname, null);
    else if (name) remember(pathname, name);
  }, [pathname, name, isGone]);
}
