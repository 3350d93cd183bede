import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Argon2id as OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const derive = promisify(argon2);

const hashWith = (
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
) =>
  derive("argon2id", {
    message: Buffer.from(password.normalize("NFKC")),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  });

/** Hashes a password for storage, in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const { memory, passes, parallelism, tagLength } = parameters;
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce, memory, passes, parallelism, tagLength);
  const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether the hash uses other parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = parameters;
  return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password matches a hash. Without a hash the same work is done, so that timing reveals nothing. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(stored ?? "") ?? [];
  if (!salt || !hash) {
    await hashPassword(password);
    return false;
  }
  const expected = Buffer.from(hash, "base64");
  const tag = await hashWith(
    password,
    Buffer.from(salt, "base64"),
    Number(memory),
    Number(passes),
    Number(parallelism),
    expected.length,
  );
  return timingSafeEqual(tag, expected);
}
