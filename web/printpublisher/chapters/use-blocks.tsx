import { lazy, type ReactNode, Suspense, useState } from "react";
import type { TextPicture } from "../../../shared/kernel/rich-blocks.ts";
import { putTextPicture } from "../../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { useAccess } from "../../platform/permissions.ts";
import type { Blocks } from "../../platform/rich-text/block-controls.tsx";
import type { PicturePlace } from "./library-picture.tsx";

const PictureDialog = lazy(() => import("./picture-dialog.tsx"));

interface Question {
  present: TextPicture | null;
  answer: (picture: TextPicture | null) => void;
}

/** Support for pictures and page breaks in the editor of a text, and the dialog that asks for pictures. */
export function useBlocks(
  breaks: boolean,
  place: () => PicturePlace | undefined,
): { blocks: Blocks | undefined; dialog: ReactNode } {
  const mayPut = useAccess().mayCall(putTextPicture);
  const [question, setQuestion] = useState<Question | null>(null);
  const askPicture = (present: TextPicture | null) =>
    new Promise<TextPicture | null>((answer) => setQuestion({ present, answer }));
  return {
    blocks: mayPut ? { askPicture, breaks } : undefined,
    dialog: question && (
      <Suspense>
        <PictureDialog
          present={question.present}
          place={place()}
          onDone={(picture) => {
            setQuestion(null);
            // Let the dialog give the focus back before the editor takes it.
            setTimeout(() => question.answer(picture));
          }}
        />
      </Suspense>
    ),
  };
}
