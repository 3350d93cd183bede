import { useEffect, useRef } from "react";
import { useSettings } from "../platform/startup.ts";

/** Shows what the server has rendered of a public page; the style of these pages is loaded with the first one. */
export function PublicPage({ html, className }: { html: string; className?: string }) {
  const host = useRef<HTMLDivElement>(null);
  const { colours } = useSettings();
  useEffect(() => {
    void import("./show-publicly.ts").then(({ showPublicly }) => {
      if (host.current) showPublicly(host.current, html, colours);
    });
  }, [html, colours]);
  return (
    // A picture of the page: nothing in it leads anywhere.
    <div className={className} inert>
      <div ref={host} />
    </div>
  );
}
