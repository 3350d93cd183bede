/** Seconds for which an app shows a code; codes of the step before and after count, since clocks differ. RFC 6238. */
const period = 30;
const accepted = 1;

/** The library is loaded on use: most sign-ins of a container need none. */
const load = () => import("otpauth");

/** A new secret, 160 random bits in base 32. */
export async function newSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from a QR code: `otpauth://totp/…`. */
export async function addressOf(secret: string, lab: string, username: string): Promise<string> {
  const { Secret, TOTP } = await load();
  return new TOTP({ issuer: lab, label: username, secret: Secret.fromBase32(secret), period }).toString();
}

/** The time step of which a code is; undefined if it is wrong. */
export async function stepOf(secret: string, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const { Secret, TOTP } = await load();
  const timestamp = Date.now();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp, window: accepted });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
