/**
 * Format of a laboratory's stored data, raised with each migration (`functions/core/migrations`). A deployment that raises it migrates the
 * data before anything else is read or written.
 */
export const dataFormat = 3;
