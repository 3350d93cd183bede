/** @jsxImportSource preact */
import type { Ref } from "preact";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { Analysis } from "../components/analysis.tsx";
import { CopyLink } from "../components/copy-link.tsx";
import { detailStyle } from "../style/detail-style.ts";
import type { Texts } from "../texts/texts-of.ts";

export { detailStyle as style };

interface DetailProps {
  analysis: PublicAnalysis;
  texts: Texts;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The detail view, which loads with the first analysis that is opened. */
export const Detail = ({ texts, ...props }: DetailProps) => (
  <Analysis {...{ texts, ...props }} level={2} actions={<CopyLink texts={texts} />} />
);
