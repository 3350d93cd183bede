import { useEffect, useRef } from "react";
import { useSettings } from "../../platform/startup.ts";

/** Shows the server's rendering of a public page; the style of these pages is loaded with the first one. */
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
    // Inert, because it is a picture of the page whose links must lead nowhere.
    <div className={className} inert>
      <div ref={host} />
    </div>
  );
}
