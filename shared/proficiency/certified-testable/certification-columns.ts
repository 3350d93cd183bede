/** Certifications as a table. The date tells certificates of the same name apart. */
export const certificationColumns = {
  certificate: "text",
  test_date: "day",
  parameter: "text",
  material: "text",
  certified: "flag",
  valid_until: "day",
} as const;
