import { useEffect, useRef } from "react";
import classes from "./mails.module.css";

/** Shows a mail from our server in a shadow root. The app's content security policy blocks inline styles in markup, but scripts may set them. */
function showMail(host: HTMLElement, html: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  shadow.innerHTML = html.replaceAll(/(<[^<>]*) style="/g, '$1 data-style="');
  for (const element of shadow.querySelectorAll<HTMLElement>("[data-style]"))
    element.style.cssText = element.dataset.style ?? "";
}

/** A mail as mail programs show it; its links are inactive. */
export function MailPicture({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) showMail(host.current, html);
  }, [html]);
  return (
    <div className={classes.mail} inert>
      <div ref={host} />
    </div>
  );
}
