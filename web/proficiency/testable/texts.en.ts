export default {
  title: "Test parameters",
  lead: "What your laboratory measures in which material, and whether it is certified for it.",
  search: "Search test parameters",
  none: "No test parameters yet",
  taken: "This parameter exists with this material already",
  new: "New test parameter",
  name: "Test parameter",
  parameter: "Parameter",
  material: "Material",
  category: "Category",
  tags: "Tags",
  rilibaek: "RiliBÄK",
  rilibaekLong: "Demanded by the RiliBÄK",
  rilibaekHelp:
    "The guideline of the German Medical Association demands proficiency tests for this parameter.",
  rhythm: "Rhythm",
  rhythmHelp:
    "How often your laboratory takes part in a proficiency test with it. The overview says what is due.",
  analyses: "Analyses",
  analysesHelp: "The pages of these analyses show the certificates.",
  preflight: { certifications: "Certifications" },
};
