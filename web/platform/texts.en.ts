import type de from "./texts.de.ts";

export default {
  close: "Close",
  problem: {
    unknown: "An unexpected error occurred. Please try again later.",
    internal_error: "An error occurred on the server. Please try again later.",
    unavailable: "The service is not available right now. Please try again in a moment.",
    timeout: "The server does not answer. Please try again.",
    no_connection: "No connection. Please check your internet access.",
    unexpected_answer: "The server gave an unexpected answer. Please try again later.",
    permission_denied: "You do not have permission to do this. Please contact your administrator.",
    module_not_booked: "Your laboratory has not booked this module.",
    invalid_token: "Your session has expired. Please sign in again.",
    maintenance: "Maintenance: changes are not possible right now, reading is.",
    edit_conflict: "Somebody else has changed this in the meantime. Please reload.",
    too_many_requests: "Too many requests in a short time. Please wait a moment.",
    too_large: "The file is too large.",
    in_progress: "The same request is already running.",
    not_found: "What you are looking for does not exist or no longer exists.",
  },
} satisfies typeof de;
