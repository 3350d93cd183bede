/** Columns of a table of certifications. The date distinguishes certificates of the same name. */
export const certificationColumns = {
  certificate: "text",
  test_date: "day",
  parameter: "text",
  material: "text",
  certified: "flag",
  valid_until: "day",
} as const;
