import type de from "./texts.de.ts";

export default {
  title: { import: "Import tokens", export: "Export tokens" },
  token: "Token",
  created: "Created",
  by: "By",
  used: "Last used",
  neverUsed: "never used",
  action: "Action",
  make: "Create token",
  notMade: "The token could not be created",
  newToken: "Your new token",
  shownOnce: "Copy the token now and keep it safe. It will not be shown again.",
  stored: "I have stored it",
  none: "No tokens yet",
  noneText: {
    import: "With a token, your laboratory information system can send imports without anybody signing in.",
    export: "With a token, another system can fetch the export without anybody signing in.",
  },
  revoke: "Revoke",
  revokeOne: "Revoke {{token}}",
  revokeAll: "Revoke all",
  askOne: "Revoke token {{token}}?",
  askAll: "Revoke all tokens?",
  askText: {
    import: "Systems that import with it are refused at once. This cannot be undone.",
    export: "Systems that export with it are refused at once. This cannot be undone.",
  },
  revoked: "The token has been revoked",
  allRevoked: "All tokens have been revoked",
  notRevoked: "Revoking failed",
} satisfies typeof de;
