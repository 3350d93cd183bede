/** Days after which items of the table with data about people run out; code and `docs/privacy.md` take them from here. */
export const keptItems = {
  invitation: 3,
  addressLink: 1,
  browser: 90,
  unconfirmedOrder: 3,
  unconfirmedSubscriber: 3,
  attempts: 1,
  answers: 1,
  securityLog: 366,
} as const;
/** Days for which places beside the table keep them; templates and the local cloud take them from here. */
export const keptElsewhere = {
  /** Thirteen months, as log groups count them. */
  securityCopy: 400,
  queuedMails: 4,
  failedMails: 14,
  localMailbox: 14,
  firewall: 30,
  backups: 35,
} as const;
/** Days for which a picture of the book's library is kept that no text ever named, or that was taken out. */
export const keptUnusedPictures = 90;
/** Months for which a laboratory keeps orders unless it says otherwise. */
export const keptOrderMonths = 24;

/** Seconds after which an item runs out. */
export const keptSeconds = (item: keyof typeof keptItems): number => keptItems[item] * 86_400;
