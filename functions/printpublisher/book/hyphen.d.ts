declare module "hyphen/de/index.js" {
  const hyphenator: { hyphenateSync(text: string): string };
  export default hyphenator;
}
declare module "hyphen/en-us/index.js" {
  const hyphenator: { hyphenateSync(text: string): string };
  export default hyphenator;
}
