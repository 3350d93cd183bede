import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./sample.module.css";

/** A page that has been drawn already, as large as the window allows. */
export function EnlargedPage(props: { canvas: HTMLCanvasElement; label: string; onClose: () => void }) {
  const { canvas, label, onClose } = props;
  const { t } = useTranslation("printsample");
  return (
    <Dialog opened size={960} title={t("enlarged")} onClose={onClose}>
      <Copy canvas={canvas} label={label} />
    </Dialog>
  );
}

/** A canvas can stand in one place only, so its picture is copied. */
function Copy({ canvas, label }: { canvas: HTMLCanvasElement; label: string }) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const copy = place.current;
    if (!copy) return;
    copy.width = canvas.width;
    copy.height = canvas.height;
    copy.getContext("2d")?.drawImage(canvas, 0, 0);
  }, [canvas]);
  return <canvas ref={place} role="img" aria-label={label} className={classes.large} />;
}
