/** @jsxImportSource preact */

import type { PublicDeliveryField } from "../../../shared/laborshop/public/public-shop.ts";
import type { ShopWords } from "../texts/shop-texts-of.ts";
import { longest, type Typed } from "./delivery.ts";

export interface DeliveryFormProps {
  texts: ShopWords;
  fields: readonly PublicDeliveryField[];
  typed: Typed;
  faults: Readonly<Record<string, string>>;
  type: (name: string, value: string) => void;
}

/** The fields that tell the laboratory the place of delivery. */
export function DeliveryFields({ texts, fields, typed, faults, type }: DeliveryFormProps) {
  return fields.map((field) => {
    const fault = faults[field.name];
    const id = `lbm-delivery-${field.name}`;
    const label = (
      <>
        {field.label}
        {!field.required && <span class="lbm-shop-optional">{` (${texts.optional})`}</span>}
      </>
    );
    const common = {
      id,
      name: field.name,
      required: field.required,
      "aria-invalid": fault !== undefined,
      "aria-describedby": fault ? `${id}-fault` : undefined,
    };
    return (
      <div key={field.name} class={`lbm-shop-field lbm-shop-field--${field.type}`}>
        {field.type === "checkbox" ? (
          <label class="lbm-shop-tick">
            <input
              {...common}
              type="checkbox"
              checked={typed[field.name] === "true"}
              onChange={(event) => type(field.name, event.currentTarget.checked ? "true" : "")}
            />
            <span>{label}</span>
          </label>
        ) : (
          <>
            <label for={id}>{label}</label>
            <Control {...{ field, common, texts }} value={typed[field.name] ?? ""} type={type} />
          </>
        )}
        {fault && (
          <p class="lbm-shop-fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
      </div>
    );
  });
}

interface ControlProps {
  texts: ShopWords;
  field: PublicDeliveryField;
  common: { id: string; name: string; required: boolean };
  value: string;
  type: (name: string, value: string) => void;
}

function Control({ texts, field, common, value, type }: ControlProps) {
  const { name, options } = field;
  if (field.type === "select")
    return (
      <select
        {...common}
        class="lbm-input"
        part="input"
        onChange={(event) => type(name, event.currentTarget.value)}
      >
        <option value="" selected={value === ""}>
          {texts.choose}
        </option>
        {options.map((option, index) => (
          <option key={option} value={String(index)} selected={String(index) === value}>
            {option}
          </option>
        ))}
      </select>
    );
  const shared = {
    ...common,
    class: "lbm-input",
    part: "input",
    maxLength: longest(field),
    value,
    autocomplete: field.autocomplete as "on",
    onInput: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
  };
  return field.type === "multiline" ? (
    <textarea {...shared} rows={3} />
  ) : (
    <input {...shared} type={field.type as "text"} />
  );
}
