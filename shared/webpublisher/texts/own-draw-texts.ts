import type { germanDraw } from "./draw-texts.de.ts";

export type DrawTexts = typeof germanDraw;
type Kind = keyof DrawTexts["kinds"];

/** Keys by which a laboratory rewords texts of the plan for the draw, apart from those of the directory. */
export type DrawTextKey =
  | `draw${Capitalize<Exclude<keyof DrawTexts, "kinds">>}`
  | `drawKind${Capitalize<Kind>}`;
export type OwnDrawTexts = Partial<Record<string, string>>;

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
const keyOf = (key: string) => `draw${capital(key)}`;
const kindKeyOf = (kind: string) => `drawKind${capital(kind)}`;

/** The texts under a laboratory's keys. */
export const ownDrawKeys = ({ kinds, ...texts }: DrawTexts) =>
  Object.fromEntries([
    ...Object.entries(texts).map(([key, text]) => [keyOf(key), text]),
    ...Object.entries(kinds).map(([kind, text]) => [kindKeyOf(kind), text]),
  ]) as Record<DrawTextKey, string>;

/** The texts with those that a laboratory has reworded. */
export function withOwnDraw({ kinds, ...texts }: DrawTexts, ownTexts: OwnDrawTexts): DrawTexts {
  const reworded = (defaults: Record<string, string>, key: (name: string) => string) =>
    Object.fromEntries(Object.entries(defaults).map(([name, text]) => [name, ownTexts[key(name)] || text]));
  return { ...reworded(texts, keyOf), kinds: reworded(kinds, kindKeyOf) } as DrawTexts;
}
