import { type OwnTexts, ownTexts } from "../../kernel/own-texts.ts";
import { germanChanges } from "./changes-texts.de.ts";
import { englishChanges } from "./changes-texts.en.ts";
import { germanPages } from "./page-texts.de.ts";
import { englishPages } from "./page-texts.en.ts";
import { germanTexts, type PublicTextKey } from "./texts.de.ts";
import { englishTexts } from "./texts.en.ts";

/** The texts of the directory, which a laboratory may reword. */
export const publicTexts = ownTexts<PublicTextKey>(
  { ...germanTexts, ...germanPages, ...germanChanges },
  { ...englishTexts, ...englishPages, ...englishChanges },
);
export type PublicTexts = OwnTexts<PublicTextKey>;
