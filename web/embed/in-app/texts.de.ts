export default {
  skip: "Vorschau überspringen",
  title: "Vorschau, wie Besucher es sehen",
  caption: "So sehen es Besucher Ihrer Website:",
  newTab: "In neuem Tab öffnen",
  device: "Gerät",
  devices: { desktop: "Bildschirm", tablet: "Tablet", phone: "Telefon" },
  language: "Sprache",
  css: "Gestaltung",
  cssLabel: "Eigenes CSS",
};
