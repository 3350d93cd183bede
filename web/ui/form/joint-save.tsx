import { createContext, type FormEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { ButtonStatus } from "../status-button.tsx";

/** State of a form that the joint save bar needs. */
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

/** Forms within this context have no save bar of their own. */
export const JointForms = createContext<Joint | null>(null);

/** Exempts the forms within from joint saving, for example that of a dialog. */
export const OwnSave = ({ children }: { children: ReactNode }) => (
  <JointForms.Provider value={null}>{children}</JointForms.Provider>
);

/** Joint status of several forms: the first one in this order that any of them has. */
const inOrder: readonly ButtonStatus[] = ["loading", "error", "success", "idle"];

/** Several forms of a page that are saved together. @param props.bar draws the joint save bar */
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
  /** Saves the forms with unsaved changes, and stops at the first one that is refused. */
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
        // React nests a form in a dialog within the page; it saves itself.
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
