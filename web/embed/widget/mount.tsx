/** @jsxImportSource preact */
// In this order, the file is compressed best: scripts look most like those beside them.
import "../style/style.ts";
import "../../../shared/kernel/finder.ts";
import { render } from "preact";
import { style } from "../style/style.ts";
import { App } from "./app.tsx";
import { dressed, pageCss } from "./dress.ts";
import { loadLook } from "./load.ts";
import { type Options, readOptions } from "./options.ts";
import { showLater } from "./show-later.ts";
import type { Shown } from "./trials.tsx";

/**
 * Renders a widget in an element of a lab's page.
 * @param origin of the laboratory's server, without a slash at the end
 * @returns a function that removes it
 */
export function mount(host: HTMLElement, origin: string): () => void {
  const options = readOptions(host, origin);
  if (!options) return () => undefined;
  const { route } = options;
  if (options.kind === "draw") return showLater(import("./draw.tsx"), (part) => part.showDraw(host, origin));
  return route
    ? show(host, { ...options, route })
    : showLater(import("./take-over.tsx"), ({ takeOver, withPageRoute }) =>
        (options.page ? takeOver : show)(host, withPageRoute(options)),
      );
}

function show(host: HTMLElement, options: Options): () => void {
  if (options.kind === "changes" || options.kind === "chapters")
    return showLater(import("./server-page.ts"), (part) => part.showServerPage(host, options, pageCss()));
  if (options.kind === "proficiency")
    return showLater(import("./trials.tsx"), ({ showTrials }) => showTrials(host, options));
  return options.kind === "directory" ? mountDirectory(host, options) : mountApart(host, options);
}

/** If the laboratory's directory begins with proficiency tests, these take its place until a visitor asks for analyses. */
function mountDirectory(host: HTMLElement, options: Options): () => void {
  const show = () => mountApart(host, options);
  const shown: Shown = { remove: show(), isGone: false };
  loadLook(options.origin, options.language)
    .then(async ({ default_view }) => {
      if (default_view !== "parameter")
        (await import("./trials.tsx")).showTrialsFirst(host, options, shown, show);
    })
    .catch(() => undefined);
  return () => {
    shown.isGone = true;
    shown.remove();
  };
}

/** Renders in a shadow root, which the page's own styles do not reach. */
function mountApart(host: HTMLElement, options: Options): () => void {
  const { place, undress } = dressed(host, style, loadLook(options.origin, options.language));
  render(<App options={options} host={host} />, place);
  return () => {
    render(null, place);
    undress();
  };
}
