/** Keys of the browser's tokens, one for each account name that has signed in here. */
const keyOf = (username: string) => `laborium.device.${username.toLowerCase()}`;

/** The token by which the server knows this browser as one of the account's; absent before the first sign-in. */
export const knownDevice = (username: string) => localStorage.getItem(keyOf(username)) ?? undefined;
export const rememberDevice = (username: string, token: string) =>
  localStorage.setItem(keyOf(username), token);
