import { joinedPieces, textPieces } from "../../../shared/kernel/rich-blocks.ts";
import { cleanHtml } from "../../platform/clean-html.ts";

/** A text of the book as it may be stored and shown: rich text, and between its blocks pictures and page breaks. */
export const cleanText = (html: string): string => joinedPieces(textPieces(html), cleanHtml);
