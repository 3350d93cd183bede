import { ownTexts } from "../../kernel/own-texts.ts";
import { shopDefaultTexts } from "./shop-default-texts.ts";

/** The texts of the shop that a laboratory can change. */
export const shopTexts = ownTexts(shopDefaultTexts);
