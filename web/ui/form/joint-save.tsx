import { createContext, type FormEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { ButtonStatus } from "../status-button.tsx";

/** The state of a form, as the bar that saves it with others needs it. */
export interface JointPart {
  status: ButtonStatus;
  isUnsaved: boolean;
  isDirty: () => boolean;
  submit: () => Promise<boolean>;
  discard: () => void;
}
export interface Joint {
  report: (id: string, part: JointPart) => void;
  leave: (id: string) => void;
}

/** Within it forms have no bar of their own. */
export const JointForms = createContext<Joint | null>(null);

/** Forms within it are their own again, such as that of a dialog. */
export const OwnSave = ({ children }: { children: ReactNode }) => (
  <JointForms.Provider value={null}>{children}</JointForms.Provider>
);

/** The state that several forms have together, in the order in which people have to care: what failed comes first. */
const inOrder: readonly ButtonStatus[] = ["loading", "error", "success", "idle"];

/** Several forms of a page that are saved together. @param props.bar draws what saves them */
export function JointSave(props: {
  children: ReactNode;
  bar: (saving: { status: ButtonStatus; isUnsaved: boolean; discard: () => void }) => ReactNode;
  className?: string;
}) {
  const [parts, setParts] = useState<ReadonlyMap<string, JointPart>>(new Map());
  const latest = useRef(parts);
  latest.current = parts;
  const place = useRef<HTMLDivElement>(null);
  const joint = useMemo<Joint>(
    () => ({
      report: (id, part) => setParts((before) => new Map(before).set(id, part)),
      leave: (id) => setParts((before) => new Map([...before].filter(([other]) => other !== id))),
    }),
    [],
  );
  /** Saves what is unsaved; a form that is refused keeps the others from being saved after it. */
  async function save() {
    const all = [...latest.current.values()];
    const dirty = all.filter((part) => part.isDirty());
    for (const part of dirty.length > 0 ? dirty : all.slice(0, 1)) if (!(await part.submit())) return;
  }
  const all = [...parts.values()];
  return (
    <div
      ref={place}
      className={props.className}
      onSubmitCapture={(event: FormEvent) => {
        // For React, a form in a dialog is nested in the page; it saves itself.
        if (!(event.target instanceof Node) || !place.current?.contains(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      <JointForms.Provider value={joint}>{props.children}</JointForms.Provider>
      {all.length > 0 && (
        <form noValidate>
          {props.bar({
            status: inOrder.find((status) => all.some((part) => part.status === status)) ?? "idle",
            isUnsaved: all.some(({ isUnsaved }) => isUnsaved),
            discard: () => {
              for (const part of all) if (part.isUnsaved) part.discard();
            },
          })}
        </form>
      )}
    </div>
  );
}
