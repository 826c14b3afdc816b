/**
 * How long what visitors leave is kept, in days; the privacy page of the content says the same. Applications: two years
 * after the last contact (CNIL, recruitment guide). Prospects: three years after the last contact made by them.
 */
export const KEEP_DAYS = {
  contact: 365,
  application: 730,
  returns: 5 * 365,
  /** Evidence, for as long as either side may go to court about it. */
  withdrawal: 5 * 365,
  accountDeletion: 365,
  campaign: 30,
  newsletter: 7,
  stockAlert: 7,
} as const;

/** Hours that a visitor without script has to confirm. */
export const HELD_HOURS = 24;
export const PROSPECT_DAYS = 3 * 365;
/** An address that was never confirmed is erased after these days; its link is good for fewer hours. */
export const UNCONFIRMED_DAYS = 7;
export const CONFIRM_HOURS = 48;
export const ALERT_DAYS = 365;
/** A proof of consent is kept while the choice holds and as long again. */
export const CONSENT_PROOF_DAYS = 365;
/** Requests to be told of a product, once the mail has left. */
export const SENT_DAYS = 30;
/** Rows of the outbox name an address: sent ones are kept no longer than an address that never confirmed. */
export const OUTBOX_SENT_DAYS = 7;
/** Those that were given up wait for the operator; without a submission nothing else would ever erase them. */
export const OUTBOX_FAILED_DAYS = 30;
/** Copies of the store, and with them what was erased meanwhile. */
export const BACKUP_DAYS = 7;
/** Prices: what a reduction of a year is measured by; the last one before that time stays, it was in force then. */
export const PRICE_DAYS = 400;
