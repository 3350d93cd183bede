export default {
  title: "Neuigkeiten",
  lead: "Was sich in Laborium geändert hat und was ansteht.",
  current: "Aktuell",
  past: "Frühere Neuigkeiten",
  unread: "Neu",
  none: "Zurzeit nichts Neues",
  noneText: "Sobald es etwas gibt, das Ihr Labor betrifft, steht es hier.",
};
