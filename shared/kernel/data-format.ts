/**
 * Format of what a laboratory has stored, raised with each migration (`functions/core/migrations`). A deployment that raises it carries the
 * data over before anything else is read or written.
 */
export const dataFormat = 2;
