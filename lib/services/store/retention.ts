/**
 * Retention periods of visitors' data, in days; the content's privacy page must state the same. Applications: two years
 * after the last contact (CNIL, recruitment guide). Prospects: three years after the last contact made by them.
 */
export const KEEP_DAYS = {
  contact: 365,
  application: 730,
  returns: 5 * 365,
  /** Evidence, retained as long as either side may start legal proceedings about it. */
  withdrawal: 5 * 365,
  accountDeletion: 365,
  campaign: 30,
  newsletter: 7,
  stockAlert: 7,
  jobAlert: 7,
  reminder: 7,
  /** The post itself; the review is a row of its own. */
  review: 7,
} as const;

/** Hours that a visitor without script has to confirm. */
export const HELD_HOURS = 24;
export const PROSPECT_DAYS = 3 * 365;
/** An unconfirmed address is erased after this number of days; its link is valid for fewer hours. */
export const UNCONFIRMED_DAYS = 7;
export const CONFIRM_HOURS = 48;
export const ALERT_DAYS = 365;
/** An alert for job offers that ends in this number of days asks its owner whether to go on. */
export const RENEWAL_DAYS = 14;
/**
 * The link to unsubscribe in a mail works longer than any subscription, so that it never says "expired" to who wants to
 * leave. The longest are reminders: six of a box of 180 days last four years.
 */
export const LEAVE_LINK_DAYS = 5 * 365;
/** A proof of consent is retained while the choice is valid and as long again. */
export const CONSENT_PROOF_DAYS = 365;
/** Subscriptions to mails, once the last one was sent or the person has left. */
export const SENT_DAYS = 30;
/** Rows of the outbox contain an address: sent ones are retained no longer than an unconfirmed address. */
export const OUTBOX_SENT_DAYS = 7;
/** Permanently failed rows wait for the operator: those without a submission, and mails to visitors, this long. */
export const OUTBOX_FAILED_DAYS = 30;
/** Backups of the store, which also contain data erased since. */
export const BACKUP_DAYS = 7;
/**
 * Prices: the history that a reduction within a year is measured by; the last price before that period is retained,
 * since it was in force then.
 */
export const PRICE_DAYS = 400;

/** A review is shown for this long, and a refused one kept as long as its author may ask about it. */
export const REVIEW_DAYS = 3 * 365;
export const REFUSED_REVIEW_DAYS = 365;
/** The link in a mail about an order; the order lines behind it are kept until it has expired, whenever it was sent. */
export const REVIEW_LINK_DAYS = 90;
export const REVIEW_MAIL_LATEST_DAYS = 30;
/** What happened to reviews: as long as a review is shown, and as a refused one afterwards. */
export const REVIEW_LOG_DAYS = REVIEW_DAYS + REFUSED_REVIEW_DAYS;
/** Within this time a review is published or refused. */
export const MODERATION_DAYS = 7;
