/**
 * The error catalogue, section 8 of the specification. Messages are those of the specification, verbatim, for the log;
 * a visitor sees `cart.error.<code>`, where the cart can fail with it.
 */
export const ERROR_MESSAGES = {
  cartCreate: 'cartCreate error',
  cartLineNotFound: 'Cannot find created cart line',
  cartLinesAdd: 'cartLinesAdd error',
  cartLineRemove: 'Cart line remove error',
  cartLineUpdate: 'Cart line update error',
  cartNotFound: 'Cart not found',
  cartUpdate: 'Cart update error',
  giftCardRefused: 'gift card refused by the shop',
  recipientRefused: 'recipient of a gift card refused by the shop',
  cartExcluded: 'cart contains lines that are not delivered to its address',
  medicineInCart: 'product {id} is a medicine, which is not sold here',
  planUnavailable: 'the product is not sold with this selling plan',
  subscriptionUnaccepted: 'the payments of a subscription were not acknowledged',
  postcodeInvalid: 'not a postal code of the country of delivery',
  unconfirmed: 'outcome unknown: {reason}',
  unsupportedAction: 'Unsupported action : {action}',
  customerProblem: '{messages}',
  customerResponseNull: 'Customer mutation response cannot be null',
  tokenDelete: 'Error deleting access token',
  customerMissing: 'Missing customer in response',
  customerNotFound: 'No customer found for token',
  tokenRefused: 'customer token refused by the shop: {messages}',
  browserSession: 'a browser reports ({level}): {code}',
  signedOut: 'nobody is signed in',
  orderNotFound: 'the customer has no order {number}',
  providerUnavailable: 'identity provider unavailable: {reason}',
  productNotFound: 'No product found with id {id}',
  http: 'received status {status} while requesting {url}',
  graphql: 'GraphQL Error (Code: {status})',
  timeout: 'no answer within {milliseconds} ms from {url}',
  unreachable: 'no connection to {url}',
  circuitOpen: 'circuit open for {service}',
  throttled: 'too many requests to {url}',
  invalidInput: 'invalid input: {fields}',
  contentForbidden: 'content repository denied access: {message}',
  previewExpired: 'the preview has expired: {message}',
  repositoryNameInvalid: 'invalid repository name: {name}',
  contentUnavailable: 'content repository unavailable: {message}',
  contentInvalid: 'content repository rejected the query: {message}',
  contentNotFound: 'not found in the content repository: {message}',
  limited: 'rate limit reached for this form, retry in {seconds} s',
  proofMissing: 'no valid proof of work: {reason}',
  keyReused: 'idempotency key reused with other contents',
  undelivered: 'delivery failed permanently: {id} of form {form}; see npm run ops outbox',
  fileUnread: 'uploaded file could not be inspected: {reason}',
  fileInfected: 'the antivirus refused file {id} of submission {submission}: its mails go without the file',
  filesLeftOut: 'the mail of submission {submission} went without files {ids}: {reason}',
  storeClosed: 'store unavailable, forms answer that nothing was sent: {reason}',
  storeOpening: 'store is starting',
  transactionTimeout: 'store transaction exceeded {milliseconds} ms and was rolled back',
  storeSilent: 'store unresponsive for {seconds} s, exiting',
  jobGivenUp: 'job failed after {attempts} attempts: {kind}',
  mailUnanswered: 'mail sent, acceptance not confirmed: {reason}',
  mailTemporary: 'mail delivery failed temporarily: {reason}',
  mailRefused: 'mail rejected permanently: {reason}',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;
export type ErrorValues = Readonly<Record<string, string | number>>;

const fill = (template: string, values: ErrorValues): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => messageOf(values[name]));

/** Every error that the application throws on purpose. `message` is for the log, `code` names the translation. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: ErrorValues;
  /** Status of the HTTP response that caused the error, otherwise null. */
  readonly status: number | null;
  /** Body of the service's response, where that was JSON, otherwise null. Not for the log: it may contain personal data. */
  declare readonly data: unknown;

  /** @param options.message replaces the catalogue's message, where the catalogue specifies "the message of the service, or" */
  constructor(
    code: ErrorCode,
    values: ErrorValues = {},
    options?: { cause?: unknown; detail?: string | undefined; message?: string | undefined; data?: unknown },
  ) {
    const message = options?.message ?? fill(ERROR_MESSAGES[code], values);
    super(options?.detail ? `${message}: ${options.detail}` : message, { cause: options?.cause });
    this.name = code === 'http' ? 'ApiError' : 'AppError';
    this.code = code;
    this.values = values;
    this.status = typeof values.status === 'number' ? values.status : null;
    Object.defineProperty(this, 'data', { value: options?.data ?? null });
  }
}

/** The code of an error that the application threw, or null for an unexpected error. */
export const errorCode = (error: unknown): ErrorCode | null => (error instanceof AppError ? error.code : null);

const WORDS = ['name', 'code', 'errno', 'syscall', 'status', 'message'] as const;

/** The log message of anything thrown, also where it is not an Error: a file system in WebAssembly throws plain objects. */
export function messageOf(caught: unknown): string {
  if (caught === undefined) return 'unknown';
  if (typeof caught !== 'object' || caught === null) return String(caught);
  if (caught instanceof Error && caught.message !== '') return caught.message;
  const known = caught as Partial<Record<(typeof WORDS)[number], unknown>>;
  const details = WORDS.filter((word) => ['string', 'number'].includes(typeof known[word]) && known[word] !== '');
  return details.map((word) => `${word} ${known[word]}`).join(', ') || 'an error without a message';
}
