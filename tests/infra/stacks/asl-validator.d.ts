declare module "asl-validator" {
  /** The validator's findings for a definition in the Amazon States Language. */
  export default function validate(definition: unknown): {
    isValid: boolean;
    errorsText: (separator?: string) => string;
  };
}
