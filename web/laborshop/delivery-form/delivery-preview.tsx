import { useEffect, useRef } from "react";
import type { Language } from "../../../shared/kernel/language.ts";
import type { ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import type { DeliveryField } from "../../../shared/laborshop/configuration/delivery-field.ts";
import { publicField } from "../../../shared/laborshop/public/public-field.ts";
import { useSettings } from "../../platform/startup.ts";
import classes from "./delivery-form.module.css";

/** The delivery form as customers see it in one language, unsaved changes included. */
export function DeliveryPreview(props: {
  fields: readonly DeliveryField[];
  language: Language;
  shop: Pick<ShopConfig, "css" | "texts">;
}) {
  const { fields, language, shop } = props;
  const { colours, languages } = useSettings();
  const [main = "de"] = languages;
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import("../../embed/in-app/show-delivery.tsx").then(({ showDelivery }) => {
      if (!host.current) return;
      const shown = fields.map((field) => publicField(field, language, main));
      const texts = shop.texts[language] ?? {};
      showDelivery(host.current, { fields: shown, language, texts, colours, css: shop.css });
    });
  }, [fields, language, main, colours, shop]);
  return (
    // Make the preview inert, since it is only a picture of the form.
    <div className={classes.shown} inert>
      <div ref={host} />
    </div>
  );
}
