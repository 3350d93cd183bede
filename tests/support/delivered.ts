/** A customer's input for a delivery form: a suitable value for each field, and their address. */
export const delivered = (fields: readonly { name: string; type: string }[], email: string) =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const typed: Record<string, string> = { email, tel: "0341 123456", select: "0", checkbox: "true" };
      return [name, typed[type] ?? "Musterpraxis"];
    }),
  );
