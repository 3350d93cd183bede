export default {
  title: "Parameters",
  lead: "What your laboratory measures in proficiency tests. Each name occurs once.",
  search: "Search parameters",
  none: "No parameters yet",
  new: "New parameter",
  taken: "A parameter with this name already exists",
  name: "Name",
  preflight: { testables: "Test parameters", certifications: "Certifications" },
};
