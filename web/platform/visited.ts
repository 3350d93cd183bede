import { useEffect } from "react";
import { useLocation } from "react-router";
import { isProblem } from "./api/problem.ts";
import { currentAccount } from "./startup.ts";

/** A record whose page was open. */
export interface Visited {
  to: string;
  label: string;
}
/** Records that are remembered of an account. */
const most = 8;

const prefix = "laborium.visited/";
/** Each account has its own; the laboratory is the page's host. */
const storageKey = () => `${prefix}${window.location.host}/${currentAccount()?.id ?? ""}`;

/** The records that the account opened last in this browser, the latest first. */
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
  const next = label === null ? others : [{ to, label }, ...others].slice(0, most);
  try {
    localStorage.setItem(storageKey(), JSON.stringify(next));
  } catch {
    // A browser without room remembers nothing.
  }
}

/** Forgets the records of every account, since the next person at this machine must not read what others opened. */
export function forgetVisited(): void {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
  for (const key of keys.filter((each) => each.startsWith(prefix))) localStorage.removeItem(key);
}

/**
 * Remembers the record of the present page, by its address and name; one that turns out to be gone is forgotten.
 * @param label names no customer: what is remembered is kept in plain text
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
