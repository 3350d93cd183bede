import type german from "./texts.de.ts";

const english: typeof german = {
  title: "New analysis",
  layoutLead: "Choose the form. It cannot be changed later.",
  layoutFacts: "Form {{layout}}: {{fields}} fields, {{required}} of them required",
  fieldCounts: "{{fields}} fields, {{required}} of them required",
  noLayout: "No form yet",
  noLayoutText: "Analyses cannot be created without a form. Create one under “Forms”.",
  otherLayout: "Choose another form",
  withLayout: "With the form {{layout}}. You fill in the fields in the next step.",
  noLayoutChosen: "There is no form for these categories. Choose one first.",
  codeHelp: "Must be unique in the laboratory and cannot be changed later.",
  codeExists: "An analysis with this code already exists.",
  twoLayouts:
    "Each of these categories has a form of its own: {{categories}}. An analysis has only one; please remove all but one of them.",
  twoLayoutsField: "Only one of the categories may have a form of its own.",
  categoriesHelp: "Further categories without a form of their own may be added.",
  made: "Analysis created",
  copyOf: "Copy of {{name}}",
  copyLead: "All values are copied as own values. The copy starts in the state “New”.",
};
export default english;
