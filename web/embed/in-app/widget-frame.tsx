import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { previewPage } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { publicAddress } from "../../platform/public-address.ts";
import classes from "./widget-frame.module.css";

/** Attributes of a widget's element: `data-laborium`, `data-lang` and the like. */
export interface WidgetAttributes {
  widget: string;
  lang: string;
  search?: string;
  category?: string;
  code?: string;
  count?: number;
  target?: string;
  /** First view of a list, if the setup does not say. */
  view?: string;
}

/** The address of a page that holds nothing but a widget. */
export function previewAddress(attributes: WidgetAttributes): string {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return `${publicAddress(fullPath(previewPage))}?${query}`;
}

interface FrameProps {
  attributes: WidgetAttributes;
  /** In pixels. */
  height?: number;
  /** Unsaved CSS, in place of the saved. */
  css?: string;
  /** Unsaved texts, in place of the laboratory's saved ones. */
  texts?: Readonly<Record<string, string>>;
  /** The highlighted text, as it is being typed. */
  look?: string;
}

/** A working widget as visitors see it. Unsaved input is passed to it. Keyboard users can skip its contents. */
export function WidgetFrame({ attributes, height = 420, css, texts, look: highlighted }: FrameProps) {
  const { t } = useTranslation("widgets");
  const frame = useRef<HTMLIFrameElement>(null);
  const behind = useRef<HTMLSpanElement>(null);
  const typed = texts && JSON.stringify(texts);
  const address = previewAddress(attributes);
  // Tracked per frame: one that has not begun to load still has the origin of this page.
  const [listening, setListening] = useState<MessageEvent["source"]>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === "laborium:preview") setListening(source);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (shown && shown === listening)
      shown.postMessage({ css, texts: typed, look: highlighted }, publicAddress(""));
  }, [listening, css, typed, highlighted]);
  return (
    <>
      <button type="button" className={classes.skip} onClick={() => behind.current?.focus()}>
        {t("skip")}
      </button>
      <iframe
        ref={frame}
        key={address}
        className={classes.frame}
        src={address}
        title={t("title")}
        style={{ height }}
      />
      <span ref={behind} tabIndex={-1} />
    </>
  );
}

/** Settings with a preview for visitors beside them; `headed` if the preview has a heading of its own. */
export function Beside(props: { children: ReactNode; preview: ReactNode; headed?: boolean }) {
  const { children, preview, headed } = props;
  const { t } = useTranslation("widgets");
  return (
    <div className={classes.beside}>
      <div>{children}</div>
      <div className={classes.follows}>
        {!headed && <p className={classes.caption}>{t("caption")}</p>}
        {preview}
      </div>
    </div>
  );
}
