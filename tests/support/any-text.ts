import fc from "fast-check";

/** Arbitrary text from all of Unicode. `fc.string` with such characters would first list all 1.1 million of them, a second each time. */
export const anyText = (maxLength = 20) =>
  fc.oneof(
    fc.string({ maxLength }),
    fc.array(fc.nat(0x10ffff), { maxLength }).map((signs) => String.fromCodePoint(...signs)),
  );
