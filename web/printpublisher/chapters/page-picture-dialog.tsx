import { useTranslation } from "react-i18next";
import type { Picture } from "../../../shared/printpublisher/pictures/picture.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { PicturePlace } from "./library-picture.tsx";
import { PictureLibrary } from "./picture-library.tsx";

/** Asks for a picture over a page. */
export default function PagePictureDialog(props: {
  place: PicturePlace | undefined;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("printcontents");
  return (
    <Dialog opened title={t("pictures")} onClose={props.onClose} size={1040}>
      <PictureLibrary place={props.place} onChoose={props.onChoose} />
    </Dialog>
  );
}
