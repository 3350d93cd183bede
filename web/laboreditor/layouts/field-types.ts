import { type FieldType, isStructural } from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import { typeGroups } from "../../platform/field-type-texts.ts";

const types = typeGroups.flatMap((group) => group.types);

/** Types to which a field can change; structural types hold no values, so they do not mix with others. */
export const typesLike = (type: FieldType): readonly FieldType[] =>
  types.filter((other) =>
    isStructural(type) ? kindOf({ type: other }).holds === kindOf({ type }).holds : !isStructural(other),
  );
