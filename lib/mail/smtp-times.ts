/**
 * How long a mail server may take, in milliseconds. Until the content has left, giving up costs nothing: the server cannot have
 * the mail. Afterwards it may, and each further attempt may be the same mail once more: its reply is waited for as long as
 * RFC 5321 says (section 4.5.3.2.6).
 */
export const SMTP_TIMES = {
  /** Finding its address. */
  dnsMs: 10_000,
  /** From there to its greeting and to encryption: the library counts all of it as connecting. */
  greetingMs: 60_000,
  /** Everything until the last byte of the content, waiting for one of the connections included. */
  contentMs: 120_000,
  /** Its reply to the content. */
  replyMs: 600_000,
};

/** Deliveries that are under way at once: more than three at once some servers refuse. */
export const CONNECTIONS = 3;
/** Connections besides, to wait for a server that takes its time over a mail: only when there are such mails. */
export const LATE_CONNECTIONS = 12;
