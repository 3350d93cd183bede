/** @jsxImportSource preact */
import { Analysis } from "../components/analysis.tsx";
import { CopyLink } from "../components/copy-link.tsx";
import { detailStyle } from "../style/detail-style.ts";

/** The detail view, which loads with the first analysis that is opened. */
export { Analysis, CopyLink, detailStyle };
