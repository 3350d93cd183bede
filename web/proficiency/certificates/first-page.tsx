import { Loader, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { drawFirstPage } from "../../platform/pdf.ts";
import classes from "./first-page.module.css";

/** The first page of a certificate, drawn as a picture, so that scripts and links in the file have no effect. */
export function FirstPage({
  bytes,
  type,
  name,
}: {
  bytes: Blob | undefined;
  type: "pdf" | "jpg" | "png";
  name: string;
}) {
  const { t } = useTranslation("certificates");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    setState("loading");
    if (!bytes) return;
    if (type !== "pdf") {
      const url = URL.createObjectURL(bytes);
      setAddress(url);
      return () => URL.revokeObjectURL(url);
    }
    let left = false;
    const draw = async () => {
      if (canvas.current) await drawFirstPage(await bytes.arrayBuffer(), canvas.current);
    };
    draw().then(
      () => left || setState("shown"),
      () => left || setState("failed"),
    );
    return () => {
      left = true;
    };
  }, [bytes, type]);
  const label = t("firstPage", { name });
  return (
    <div className={classes.frame} aria-busy={state === "loading"}>
      {type === "pdf" ? (
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          className={classes.page}
          hidden={state !== "shown"}
        />
      ) : (
        address && (
          <img
            src={address}
            alt={label}
            className={classes.page}
            hidden={state !== "shown"}
            onLoad={() => setState("shown")}
            onError={() => setState("failed")}
          />
        )
      )}
      {state === "loading" && <Loader size="sm" role="img" aria-label={t("reading")} />}
      {state === "failed" && (
        <Text size="sm" c="dimmed">
          {t("noPreview")}
        </Text>
      )}
    </div>
  );
}
