import { useEffect, useRef } from "react";
import classes from "./mails.module.css";

/** Shows a mail that our server has made, in a shadow root. The app's policy refuses styles in markup; a script may set the same ones. */
function showMail(host: HTMLElement, html: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  shadow.innerHTML = html.replaceAll(/(<[^<>]*) style="/g, '$1 data-style="');
  for (const element of shadow.querySelectorAll<HTMLElement>("[data-style]"))
    element.style.cssText = element.dataset.style ?? "";
}

/** A mail as programs for mail show it; nothing in it leads anywhere. */
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
