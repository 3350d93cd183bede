export const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
export const packaging = "http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging";
/** Version of the object model: that of InDesign CS6, which all later ones read. */
export const modelVersion = "8.0";

/** Beginning of a part of the package, such as a story. */
export const partStart = (kind: string) =>
  `${declaration}<idPkg:${kind} xmlns:idPkg="${packaging}" DOMVersion="${modelVersion}">`;
export const partEnd = (kind: string) => `</idPkg:${kind}>\n`;
export const inPackage = (kind: string, content: string) => partStart(kind) + content + partEnd(kind);
