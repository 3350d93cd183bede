declare module "asl-validator" {
  /** What the validator says of a definition in the Amazon States Language. */
  export default function validate(definition: unknown): {
    isValid: boolean;
    errorsText: (separator?: string) => string;
  };
}
