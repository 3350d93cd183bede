import { GetIdentityVerificationAttributesCommand, SESClient } from "@aws-sdk/client-ses";

/** Whether SES has verified the domain of an address; until then it sends nothing from it. */
export async function isVerified(address: string): Promise<boolean> {
  const domain = address.slice(address.indexOf("@") + 1);
  const { VerificationAttributes = {} } = await new SESClient({}).send(
    new GetIdentityVerificationAttributesCommand({ Identities: [domain] }),
  );
  return VerificationAttributes[domain]?.VerificationStatus === "Success";
}
