import type { PageAddress } from "../../../web/embed/pages/page-links.ts";

/** The addresses of a page that stands by itself, by language. */
export const pathInLanguages =
  (path: string, main: string) =>
  ({ language, named }: Pick<PageAddress, "language" | "named">) =>
    language === main && !named ? path : `${path}?lang=${language}`;
