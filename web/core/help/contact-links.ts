/** An e-mail address as a `mailto:` link with a prepared message. */
export const mailTo = (address: string, subject: string, body?: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}${body ? `&body=${encodeURIComponent(body)}` : ""}`;

/** A phone number with non-breaking spaces. */
export const unbroken = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** A phone number as a link that dials it. */
export const dial = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
