export default {
  title: "Materials",
  lead: "What the samples of the proficiency tests are made of.",
  search: "Search materials",
  none: "No materials yet",
  new: "New material",
  taken: "Material with this name already exists",
  name: "Name",
  preflight: { testables: "Test parameters", certifications: "Certifications" },
};
