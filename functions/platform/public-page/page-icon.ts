import { filledColours } from "../../../web/embed/style/colours.ts";

/** A laboratory's icon for tabs and bookmarks: the initial of its name on its colour, since its logo is too wide for a square. */
export function pageIcon(name: string, primary: string): string {
  const { fill, text } = filledColours(primary);
  // Words such as *Labor* begin the names of most laboratories; the last word tells them apart.
  const initial = /[\p{L}\p{N}]/u.exec(name.trim().split(/\s+/).at(-1) ?? "")?.[0]?.toUpperCase() ?? "L";
  const letter = `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${text}">${initial}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${fill}"/>${letter}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
