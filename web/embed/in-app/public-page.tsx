import { useEffect, useRef } from "react";
import { useSettings } from "../../platform/startup.ts";

/** Shows what the server has rendered of a public page; the style of these pages is loaded with the first one. */
export function PublicPage({
  html,
  className,
  css = "",
}: {
  html: string;
  className?: string;
  css?: string;
}) {
  const host = useRef<HTMLDivElement>(null);
  const { colours } = useSettings();
  useEffect(() => {
    void import("./show-publicly.ts").then(({ showPublicly }) => {
      if (host.current) showPublicly(host.current, html, colours, css);
    });
  }, [html, colours, css]);
  return (
    // A picture of the page: nothing in it leads anywhere.
    <div className={className} inert>
      <div ref={host} />
    </div>
  );
}
