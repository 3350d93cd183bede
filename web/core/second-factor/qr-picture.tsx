import { useTranslation } from "react-i18next";
import { qrCode } from "../../../shared/kernel/qr-code.ts";
import classes from "./second-factor.module.css";

/** The QR code that an authenticator app reads. */
export default function QrPicture({ text }: { text: string }) {
  const { t } = useTranslation("secondFactor");
  const { size, path } = qrCode(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes.picture} role="img" aria-label={t("picture")}>
      <path d={path} />
    </svg>
  );
}
