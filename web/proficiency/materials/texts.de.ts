export default {
  title: "Material",
  lead: "Woraus die Proben der Ringversuche bestehen.",
  search: "Material durchsuchen",
  none: "Noch kein Material",
  new: "Neues Material",
  taken: "Material mit diesem Namen existiert bereits",
  name: "Name",
  preflight: { testables: "Testparameter", certifications: "Zertifizierungen" },
};
