/** Condition on an item for a write to happen. */
export type Condition =
  | { absent: true }
  | { present: true }
  /** Absent, or expired by this instant (epoch seconds) but not yet removed. */
  | { absentOrExpiredAt: number }
  /** Attributes that must have these values; null means absent. */
  | { equals: Record<string, string | number | boolean | null> }
  /** Absent, or with these values. */
  | { absentOrEquals: Record<string, string | number | boolean | null> };

/** Attributes to set (undefined ones are left alone) or remove, and numbers to add. */
export interface Changes {
  set?: Record<string, unknown>;
  remove?: readonly string[];
  add?: Record<string, number>;
}

interface Expressions {
  ConditionExpression?: string;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** Names and values of an expression, without duplicates. */
class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(attribute: string): string {
    const key = `#${attribute.replaceAll(/\W/g, "_")}`;
    this.names[key] = attribute;
    return key;
  }
  value(value: unknown): string {
    const key = `:v${Object.keys(this.values).length}`;
    this.values[key] = value;
    return key;
  }
}

function conditionText(condition: Condition, place: Placeholders): string {
  if ("absent" in condition) return `attribute_not_exists(${place.name("PK")})`;
  if ("absentOrExpiredAt" in condition)
    return `attribute_not_exists(${place.name("PK")}) OR ${place.name("expires")} <= ${place.value(condition.absentOrExpiredAt)}`;
  if ("present" in condition) return `attribute_exists(${place.name("PK")})`;
  const expected = "equals" in condition ? condition.equals : condition.absentOrEquals;
  const all = Object.entries(expected)
    .map(([attribute, value]) =>
      value === null
        ? `attribute_not_exists(${place.name(attribute)})`
        : `${place.name(attribute)} = ${place.value(value)}`,
    )
    .join(" AND ");
  return "equals" in condition ? all : `attribute_not_exists(${place.name("PK")}) OR (${all})`;
}

function updateText({ set = {}, remove = [], add = {} }: Changes, place: Placeholders): string {
  const sets = Object.entries(set)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => `${place.name(attribute)} = ${place.value(value)}`);
  const removes = remove.map((attribute) => place.name(attribute));
  const adds = Object.entries(add).map(
    ([attribute, value]) => `${place.name(attribute)} ${place.value(value)}`,
  );
  return [
    sets.length > 0 && `SET ${sets.join(", ")}`,
    removes.length > 0 && `REMOVE ${removes.join(", ")}`,
    adds.length > 0 && `ADD ${adds.join(", ")}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The expressions of DynamoDB for a condition, changes, or both. */
export function expressions(condition?: Condition, changes?: Changes): Expressions {
  const place = new Placeholders();
  const result: Expressions = {};
  if (changes) result.UpdateExpression = updateText(changes, place);
  if (condition) result.ConditionExpression = conditionText(condition, place);
  if (Object.keys(place.names).length > 0) result.ExpressionAttributeNames = place.names;
  if (Object.keys(place.values).length > 0) result.ExpressionAttributeValues = place.values;
  return result;
}
