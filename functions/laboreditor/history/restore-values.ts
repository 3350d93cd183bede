import { isDeepStrictEqual } from "node:util";
import {
  isVisibilityFixed,
  type Layout,
  layoutSchema,
  type StoredField,
} from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  isSameValue,
  type PlainValue,
} from "../../../shared/core/catalogue/field.ts";
import { contentLanguages, type Language } from "../../../shared/kernel/language.ts";
import {
  type Content,
  isAnalysis,
  isItem,
  isLayout,
  isStored,
  keyOf,
  languagesAt,
  type Placed,
  placesOf,
  publishedInLanguage,
  type VisibleTo,
} from "../../core/door.ts";

/** A place and one of its languages; null stands for all languages. */
interface Slot {
  path: string;
  language: Language | null;
}
type Languages = Pick<VisibleTo, "languages">;

/**
 * Values that identify a document or come only from master data cannot be restored one by one. Values that belong together in a layout, or
 * in an order, are only restored as a whole.
 */
const fixed = new Set(["code", "identifier", "layout", "imported", "parent", "order"]);
const isFixed = (content: Content, path: string) =>
  (isLayout(content) && path !== "name" && settingAt(path) === undefined) ||
  fixed.has(path) ||
  (path === "collection" && isItem(content)) ||
  (path === "list_visible" && isAnalysis(content) && isVisibilityFixed(content)) ||
  (!isLayout(content) && keyOf(path)?.includes(".") === true);

/** The slot that a path names, `fields.method.de`; undefined if neither version has it, or if it cannot be restored by itself. */
export function slotAt(
  present: Content,
  chosen: Content,
  named: string,
  reader: Languages,
): Slot | undefined {
  const [now, then] = [placesOf(present), placesOf(chosen)];
  const isThere = (path: string) => (now.has(path) || then.has(path)) && !isFixed(present, path);
  if (isThere(named)) return { path: named, language: null };
  const path = named.slice(0, named.lastIndexOf("."));
  const language = contentLanguages.find((candidate) => named === `${path}.${candidate}`);
  const isSlot = language && isThere(path);
  return isSlot && languagesAt([now.get(path), then.get(path)], reader).includes(language)
    ? { path, language }
    : undefined;
}

/** Whether readers would see a change if a value of another version were restored. */
export function restores(
  present: Content,
  chosen: Content,
  slot: Slot,
  reader: Pick<VisibleTo, "languages" | "main">,
): boolean {
  if (isFixed(present, slot.path)) return false;
  const shownIn = (content: Content) => {
    const { value, fallback } = publishedInLanguage(
      placesOf(content).get(slot.path),
      slot.language,
      reader.main,
    );
    return [value, fallback];
  };
  return !isDeepStrictEqual(shownIn(present), shownIn(withValue(present, chosen, slot, reader)));
}

/**
 * The present content with one value as readers saw it in another version; everything else stays. In a field it becomes the own value,
 * unless the imported one is the same now. Imported values do not change.
 */
export function withValue<Shape extends Content>(
  present: Shape,
  chosen: Shape,
  { path, language }: Slot,
  reader: Languages,
): Shape {
  const [now, then] = [placesOf(present).get(path), placesOf(chosen).get(path)];
  const languages = languagesAt([now, then], reader).flatMap((used) => used ?? []);
  const restoredLanguages = language === null ? languages : [language];
  const isField = isStored(now) || isStored(then);
  const before: Placed = isStored(now) || !isField ? (now ?? null) : nothing;
  const after = isStored(before)
    ? withOwn(before, then, languages, restoredLanguages)
    : languages.length === 0
      ? (then ?? null)
      : merged(before, then, languages, restoredLanguages);
  const setting = isLayout(present) ? settingAt(path) : undefined;
  if (setting && isLayout(present) && isLayout(chosen))
    return withSetting(present, chosen, setting, languages.length > 0 ? after : undefined) as Shape;
  // A name needs at least one language.
  if (isDeepStrictEqual(after, before) || (path === "name" && isEmptyValue(after as FieldValue)))
    return present;
  const key = keyOf(path);
  if (key === undefined) return { ...present, [path]: after };
  const fields = "fields" in present ? (present.fields as Record<string, Placed>) : {};
  const { [key]: _former, ...others } = fields;
  return { ...present, fields: isBlank(after) ? others : { ...fields, [key]: after } };
}

const settings = [
  "label",
  "help",
  "required",
  "recommended",
  "list_visible",
  "field_visible",
  "role",
  "source",
] as const;
type Setting = (typeof settings)[number] | "check";

const singleSetting = new RegExp(`^fields\\.([^.]+)\\.(${settings.join("|")})$`);

/** A field's setting that is independent of others; the rest decide how values are kept, or belong to parts of the field. */
function settingAt(path: string): { key: string; setting: Setting; rule: string | undefined } | undefined {
  const [, key, setting = "check", rule] =
    singleSetting.exec(path) ?? /^fields\.([^.]+)\.(check)\.(\w+)$/.exec(path) ?? [];
  return key === undefined ? undefined : { key, setting: setting as Setting, rule };
}

/**
 * A layout with one setting of a field as in another version, using texts that are already merged. It does not change if only one version
 * has the field, or if the setting is incompatible with the present ones.
 */
function withSetting(
  present: Layout,
  chosen: Layout,
  { key, setting, rule }: { key: string; setting: Setting; rule: string | undefined },
  texts: Placed | undefined,
): Layout {
  const then = fieldNamed(chosen.fields, key);
  if (!then) return present;
  const changed = (field: FieldDefinition): FieldDefinition => {
    const worth = texts ?? (rule ? { ...field.check, [rule]: then.check?.[rule as "unit"] } : then[setting]);
    return { ...field, [setting]: worth ?? undefined };
  };
  const within = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
    fields.map((field) => {
      const replaced = field.key === key ? changed(field) : field;
      return replaced.children ? { ...replaced, children: within(replaced.children) } : replaced;
    });
  const parsed = layoutSchema.safeParse({ ...present, fields: within(present.fields) });
  return parsed.success && !isDeepStrictEqual(parsed.data, present) ? parsed.data : present;
}

const fieldNamed = (fields: readonly FieldDefinition[], key: string): FieldDefinition | undefined =>
  fields.flatMap((field) => (field.key === key ? field : (fieldNamed(field.children ?? [], key) ?? [])))[0];

const nothing: StoredField = { raw: null, additional: null, override: false };
const isBlank = (placed: Placed) =>
  isStored(placed) ? isDeepStrictEqual(placed, nothing) : isEmptyValue(placed);

/** The value of a language itself; null if an imported value is hidden, undefined if another language is the fallback. */
function standing(placed: Placed | undefined, language: Language | null): PlainValue | null | undefined {
  const { state, value, fallback } = publishedInLanguage(placed, language, language ?? contentLanguages[0]);
  if (state === "hidden") return null;
  return fallback ? undefined : value;
}
function isSame(left: PlainValue | null | undefined, right: PlainValue | null | undefined): boolean {
  if (left === null || right === null) return left === right;
  return isSameValue(left, right);
}

/** A value per language, with some languages taken from another version. */
function merged(
  now: Placed | undefined,
  then: Placed | undefined,
  languages: readonly Language[],
  restoredLanguages: readonly Language[],
): FieldValue {
  const values = languages.flatMap((language) => {
    const value = standing(restoredLanguages.includes(language) ? then : now, language);
    return isEmptyValue(value) ? [] : [[language, value]];
  });
  return Object.fromEntries(values) as FieldValue;
}

/**
 * A field in which readers see the value of another version for the taken languages (all of them if the value is the same in all), and the
 * present value for the others. Of the possible combinations, the one that keeps most of the own values is chosen.
 */
function withOwn(
  now: StoredField,
  then: Placed | undefined,
  languages: readonly Language[],
  restoredLanguages: readonly Language[],
): StoredField {
  const slots = languages.length > 0 ? languages : [null];
  const isTaken = (slot: Language | null) => slot === null || restoredLanguages.includes(slot);
  const target = (slot: Language | null) => standing(isTaken(slot) ? then : now, slot);
  const imported = (slot: Language | null) => standing({ ...nothing, raw: now.raw }, slot);
  const least = ownOf(slots, (slot) => {
    if (!isTaken(slot)) return partOf(now.additional, slot);
    return isSame(target(slot), imported(slot)) ? undefined : target(slot);
  });
  const all = ownOf(slots, target);
  const ways: StoredField[] = [
    now,
    { ...now, additional: least },
    { ...now, additional: least, override: false },
    { ...now, additional: all },
    { ...now, additional: all, override: false },
    { ...now, additional: all, override: true },
  ];
  const shows = (field: StoredField) => slots.every((slot) => isSame(standing(field, slot), target(slot)));
  // Hide an imported value if the other version has none. If nothing is imported any more, the fallback language shows instead.
  const isNothing = (value: PlainValue | null | undefined) => (value ?? null) === null;
  const isNearly = (stands: PlainValue | null | undefined, slot: Language | null) =>
    isSame(stands, target(slot)) ||
    (isNothing(stands) && isNothing(target(slot)) && (target(slot) !== null || isNothing(imported(slot))));
  const nearly = (field: StoredField) => slots.every((slot) => isNearly(standing(field, slot), slot));
  const restored = ways.find(shows) ?? ways.find(nearly) ?? now;
  return restored === now ? now : withoutAnswered(restored, isTaken);
}

/** Own values by slot; null hides the imported value, undefined leaves it. */
function ownOf(
  slots: readonly (Language | null)[],
  ownValue: (slot: Language | null) => PlainValue | null | undefined,
): FieldValue | null {
  if (slots[0] === null) return ownValue(null) ?? null;
  const values = slots.flatMap((slot) => {
    const value = ownValue(slot);
    return value === undefined ? [] : [[slot, value ?? ""]];
  });
  return values.length > 0 ? (Object.fromEntries(values) as FieldValue) : null;
}

function partOf(additional: FieldValue | null, slot: Language | null): PlainValue | undefined {
  if (additional === null) return undefined;
  if (!isPerLanguage(additional)) return additional;
  return slot === null ? undefined : additional[slot];
}

/** A restored value answers all changes of the imported values below it. */
function withoutAnswered(
  { imports, ...field }: StoredField,
  isTaken: (slot: Language | null) => boolean,
): StoredField {
  const open = Object.entries(imports ?? {}).filter(
    ([slot]) => !isTaken(slot === "all" ? null : (slot as Language)),
  );
  return open.length > 0 ? { ...field, imports: Object.fromEntries(open) } : field;
}
