import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const encoded = (data: Buffer) => data.toString("base64url");

/** Byte strings, texts and negative numbers as CBOR writes them, as far as credentials need it. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => {
  const { length } = value;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
};

interface Origin {
  origin?: string;
  rpId?: string;
}

/**
 * An authenticator in memory, with one ES256 passkey, which signs as WebAuthn demands.
 * @param verifies whether it verifies its owner, by fingerprint or PIN
 */
export function softAuthenticator({ verifies = true }: { verifies?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credential = randomBytes(32);
  const state = { counter: 0, handle: "" };

  const data = (rpId: string, attested?: Buffer) => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = {
    id: encoded(credential),
    rawId: encoded(credential),
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
  };

  return {
    /** Its count of uses, which a copy would repeat. */
    state,
    /** Makes the passkey for the options of a laboratory. */
    make(
      options: { challenge: string; rp: { id: string }; user: { id: string } },
      { origin = `https://${options.rp.id}`, rpId = options.rp.id }: Origin = {},
    ) {
      state.handle = options.user.id;
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, "base64url")),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, "base64url")),
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(data(rpId, attested)),
      ]);
      const response = {
        clientDataJSON: encoded(clientData("webauthn.create", options.challenge, origin)),
        attestationObject: encoded(attestation),
        transports: ["internal"],
        authenticatorData: encoded(data(rpId, attested)),
        publicKey: encoded(publicKey.export({ format: "der", type: "spki" })),
        publicKeyAlgorithm: -7,
      };
      return { ...common, response };
    },
    /** Answers a laboratory's challenge. */
    answer(
      { challenge, rpId: site }: { challenge: string; rpId: string },
      { origin = `https://${site}`, rpId = site }: Origin = {},
    ) {
      state.counter++;
      const client = clientData("webauthn.get", challenge, origin);
      const authenticator = data(rpId);
      const signature = sign("sha256", Buffer.concat([authenticator, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(authenticator),
        signature: encoded(signature),
        userHandle: state.handle,
      };
      return { ...common, response };
    },
  };
}
