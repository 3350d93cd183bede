export default {
  title: "Parameter",
  lead: "Was Ihr Labor in Ringversuchen untersucht. Jeder Name kommt einmal vor.",
  search: "Parameter durchsuchen",
  none: "Noch keine Parameter",
  new: "Neuer Parameter",
  taken: "Ein Parameter mit diesem Namen existiert bereits",
  name: "Name",
  preflight: { testables: "Testparameter", certifications: "Zertifizierungen" },
};
