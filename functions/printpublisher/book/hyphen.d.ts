declare module "hyphen/de/index.js" {
  const hyphenator: { hyphenateSync(text: string): string };
  export default hyphenator;
}
declare module "hyphen/en-us/index.js" {
  const hyphenator: { hyphenateSync(text: string): string };
  export default hyphenator;
}
declare module "hyphen/fr/index.js" {
  const hyphenator: { hyphenateSync(text: string): string };
  export default hyphenator;
}
declare module "hyphen/it/index.js" {
  const hyphenator: { hyphenateSync(text: string): string };
  export default hyphenator;
}
