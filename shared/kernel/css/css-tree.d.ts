/** The parts of css-tree in use that come without types. */
declare module "css-tree/parser" {
  interface ParseError {
    offset: number;
  }
  const parse: (
    source: string,
    options: {
      parseAtrulePrelude?: boolean;
      onParseError?: (error: ParseError) => void;
    },
  ) => unknown;
  export default parse;
}
declare module "css-tree/tokenizer" {
  export const tokenize: (
    source: string,
    onToken: (type: number, start: number, end: number) => void,
  ) => void;
  export const tokenTypes: Readonly<
    Record<
      | "AtKeyword"
      | "BadString"
      | "BadUrl"
      | "Colon"
      | "Comment"
      | "Function"
      | "Ident"
      | "LeftCurlyBracket"
      | "LeftParenthesis"
      | "LeftSquareBracket"
      | "RightCurlyBracket"
      | "RightParenthesis"
      | "RightSquareBracket"
      | "Semicolon"
      | "String"
      | "Url"
      | "WhiteSpace",
      number
    >
  >;
}
declare module "css-tree/utils" {
  interface Notation {
    decode: (raw: string) => string;
  }
  export const ident: Notation;
  export const string: Notation;
  export const url: Notation;
}

declare module "css-tree" {
  export const lexer: { properties: Readonly<Record<string, unknown>> };
}
