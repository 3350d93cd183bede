import { setTimeout as sleep } from "node:timers/promises";
import type { Chance } from "./chance.ts";

/** The longest that a message or a repeated event lags behind later ones, in milliseconds: a small part of the visibility timeout. */
const LONGEST_MS = 250;

/** How often, in which order and when things are delivered that a service promises at least once. */
export interface Deliveries {
  /** Maximum number of deliveries of the same thing. */
  most: number;
  /** Number of deliveries this time. */
  times(): number;
  /** A batch as it may arrive: in parts and in another order. */
  parts<Item>(batch: Item[]): Item[][];
  /** The same things in another order, except that those of one name keep theirs. */
  mixed<Item>(items: Item[], nameOf: (item: Item) => string): Item[];
  /** Lets others go first, sometimes. */
  pause(): Promise<void>;
}

/** Everything once, in order, at once. */
export const once: Deliveries = {
  most: 1,
  times: () => 1,
  parts: (batch) => [batch],
  mixed: (items) => items,
  pause: async () => undefined,
};

/** Everything up to so many times, and in any order that AWS does not rule out. */
export function deliveriesOf(limit: number, chance: Chance): Deliveries {
  if (limit === 1) return once;
  return {
    most: limit,
    times: () => 1 + chance.below(limit),
    parts: (batch) => {
      const mixed = chance.shuffled(batch);
      const place = chance.below(mixed.length);
      return [mixed.slice(0, place), mixed.slice(place)].filter((part) => part.length > 0);
    },
    mixed: (items, nameOf) => {
      const lines = Map.groupBy(items, nameOf);
      const order = chance.shuffled(items.map(nameOf));
      return order.flatMap((name) => lines.get(name)?.splice(0, 1) ?? []);
    },
    pause: async () => {
      if (chance.next() < 0.5) await sleep(chance.between(0, LONGEST_MS));
    },
  };
}
