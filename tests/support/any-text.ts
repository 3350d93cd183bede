import fc from "fast-check";

/** Any text out of all of Unicode; `fc.string` with such signs would first note all 1.1 million of them, a second each time. */
export const anyText = (maxLength = 20) =>
  fc.oneof(
    fc.string({ maxLength }),
    fc.array(fc.nat(0x10ffff), { maxLength }).map((signs) => String.fromCodePoint(...signs)),
  );
