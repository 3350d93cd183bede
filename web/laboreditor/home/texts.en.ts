export default {
  title: "Four steps to your directory",
  lead: "Your laboratory is set up. All it needs now is its look, its form and analyses for visitors to find.",
  dismiss: "Hide first steps",
  done: "Done",
  fits: "Fine as it is",
  look: {
    title: "Look",
    text: "The name, logo and colours of your laboratory as they appear on the public pages.",
    go: "Set the look",
  },
  form: {
    title: "Form",
    text: "Which fields an analysis has. There is a standard form already; adapt it to your needs.",
    go: "View the form",
  },
  fill: {
    title: "Analyses",
    text: "Import your directory from a file, or create the first analysis yourself.",
    go: "Import a file",
    byHand: "Create one",
  },
  publish: {
    title: "Publish",
    text: "Visitors find your analyses only then. All at once or one by one, and it can be undone at any time.",
    go: "View the new analyses",
  },
};
