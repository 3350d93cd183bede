import { ConditionFailed } from "./table.ts";

/**
 * Returns the result of a write, or of `otherwise` if its condition fails. Every other error is thrown.
 * @param otherwise may rethrow the error it receives
 */
export async function ifRefused<Result, Otherwise>(
  write: Promise<Result>,
  otherwise: (refused: ConditionFailed) => Otherwise | Promise<Otherwise>,
): Promise<Result | Otherwise> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionFailed) return otherwise(error);
    throw error;
  }
}
