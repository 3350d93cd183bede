import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bookLinkTo } from "../../../shared/printpublisher/chapters/book-links.ts";
import { getBookPlaces } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { RemotePicker } from "../../platform/remote-picker.tsx";

/** Finds an analysis, a chapter or a section that the text can lead to, and hands over the link. */
export function PlacePicker({ onPick }: { onPick: (link: { href: string; name: string }) => void }) {
  const { t } = useTranslation("printcontents");
  const [picked, setPicked] = useState(0);
  const [names] = useState(() => new Map<string, string>());
  return (
    <RemotePicker
      // Clear the field after each choice, for the next one.
      key={picked}
      value={null}
      label={t("link")}
      description={t("linkHelp")}
      placeholder={t("linkSearch")}
      queryKey={["printpublisher", "places"]}
      find={async (search, signal) => {
        const { places, more: hasMore } = await call(getBookPlaces, { query: { search }, signal });
        const items = places.map(({ kind, id, name }) => {
          const value = bookLinkTo(kind, id);
          names.set(value, name);
          return { value, label: kind === "analysis" ? `${name} (${id})` : `${t(kind)}: ${name}` };
        });
        return { items, more: hasMore };
      }}
      onChange={(href) => {
        const name = names.get(href ?? "");
        if (!href || name === undefined) return;
        setPicked((count) => count + 1);
        onPick({ href, name });
      }}
    />
  );
}
