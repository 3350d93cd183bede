import type { PageSide, PictureFit } from "../../../shared/printpublisher/chapters/chapter.ts";

/** A picture over a whole page. */
export interface PagePicture {
  /** Address like that of the logo. */
  src: string;
  /** Empty if the picture is only decorative. */
  alt: string;
  /** It fills the page and its bleed, or is shown whole within the page. */
  fit: PictureFit;
  /** The page says that it is an advertisement. */
  advert: boolean;
  /** The page on which it stands: the next one, or the next left or right one. */
  side: PageSide;
}
