/** @jsxImportSource preact */
import type { DrawWish } from "../../../shared/webpublisher/draw/needs.ts";
import type { DrawWords } from "../texts/draw-texts-of.ts";

/** The patient as far as volumes depend on them. It stays in this page and stands in no link. */
export interface Patient {
  isChild: boolean;
  /** The weight as typed. */
  typed: string;
  /** In kilograms, if what was typed is one. */
  weight?: number | undefined;
  amount: DrawWish["amount"];
}

const heaviest = 150;
/** A weight as written, with comma or point; undefined if it is none. */
export function readWeight(typed: string): number | undefined {
  const weight = /^\s*\d{1,3}(?:[.,]\d{1,3})?\s*(?:kg)?\s*$/i.test(typed)
    ? Number.parseFloat(typed.replace(",", "."))
    : 0;
  return weight > 0 && weight <= heaviest ? weight : undefined;
}

interface OptionsProps {
  texts: DrawWords;
  patient: Patient;
  change: (patient: Patient) => void;
}

/** Adult or child with a weight, and the volumes that count. */
export function PatientOptions({ texts, patient, change }: OptionsProps) {
  const { isChild, typed, weight, amount } = patient;
  const radio = (group: string, label: string, checked: boolean, next: Partial<Patient>) => (
    <label>
      <input
        type="radio"
        name={`lbm-draw-${group}`}
        checked={checked}
        onChange={() => change({ ...patient, ...next })}
      />
      {label}
    </label>
  );
  return (
    <div class="lbm-draw-options">
      <fieldset>
        <legend>{texts.patient}</legend>
        {radio("patient", texts.adult, !isChild, { isChild: false })}
        {radio("patient", texts.child, isChild, { isChild: true })}
        {isChild && (
          <label>
            {texts.weight}
            <input
              class="lbm-draw-weight"
              type="text"
              inputMode="decimal"
              autocomplete="off"
              value={typed}
              aria-invalid={weight === undefined && typed !== ""}
              aria-describedby="lbm-draw-weight-note"
              onInput={(event) => {
                const { value } = event.currentTarget as HTMLInputElement;
                change({ ...patient, typed: value, weight: readWeight(value) });
              }}
            />
          </label>
        )}
        <span id="lbm-draw-weight-note" role="status">
          {isChild && weight === undefined && texts.weightMissing}
        </span>
      </fieldset>
      <fieldset>
        <legend>{texts.amount}</legend>
        {radio("amount", texts.minimum, amount === "minimum", { amount: "minimum" })}
        {radio("amount", texts.usual, amount === "usual", { amount: "usual" })}
      </fieldset>
    </div>
  );
}
