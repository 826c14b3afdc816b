/**
 * The error catalogue, section 8 of the specification. Messages are the specification's, word for word, for the log;
 * a visitor reads `cart.error.<code>`, where the cart can fail with it.
 */
export const ERROR_MESSAGES = {
  cartCreate: 'cartCreate error',
  cartLineNotFound: 'Cannot find created cart line',
  cartLinesAdd: 'cartLinesAdd error',
  cartLineRemove: 'Cart line remove error',
  cartLineUpdate: 'Cart line update error',
  cartNotFound: 'Cart not found',
  cartUpdate: 'Cart update error',
  cartExcluded: 'a part of the cart is not delivered to its address',
  medicineInCart: 'product {id} is a medicine, which is not sold here',
  postcodeInvalid: 'not a postal code of the country of delivery',
  unconfirmed: 'nobody knows whether it was carried out: {reason}',
  unsupportedAction: 'Unsupported action : {action}',
  customerProblem: '{messages}',
  customerResponseNull: 'Customer mutation response cannot be null',
  tokenDelete: 'Error deleting access token',
  customerMissing: 'Missing customer in response',
  customerNotFound: 'No customer found for token',
  tokenRefused: 'the shop gave no token: {messages}',
  browserSession: 'a browser reports ({level}): {code}',
  signedOut: 'nobody is signed in',
  orderNotFound: 'the customer has no order {number}',
  providerUnavailable: 'the identity provider does not answer: {reason}',
  productNotFound: 'No product found with id {id}',
  http: 'received status {status} while requesting {url}',
  graphql: 'GraphQL Error (Code: {status})',
  timeout: 'no answer within {milliseconds} ms from {url}',
  unreachable: 'no connection to {url}',
  resting: 'not asked: the service {service} has not answered lately',
  throttled: 'too many requests to {url}',
  invalidInput: 'invalid input: {fields}',
  contentForbidden: 'the content repository refused access: {message}',
  previewExpired: 'the preview has expired: {message}',
  repositoryNameInvalid: 'invalid repository name: {name}',
  contentUnavailable: 'the content repository did not answer: {message}',
  limited: 'too many posts of this form, the next in {seconds} s',
  proofMissing: 'no valid proof of work: {reason}',
  keyReused: 'the key of a submission came again with other contents',
  undelivered: 'a delivery was given up: {id} of form {form}; see npm run ops outbox',
  fileUnread: 'a file of a form could not be looked at: {reason}',
  storeClosed: 'the store could not be opened, forms answer that nothing was sent: {reason}',
  storeOpening: 'the store is still being opened',
  transactionTimeout: 'a transaction of the store did not end within {milliseconds} ms and was rolled back',
  storeSilent: 'the store has not answered for {seconds} s, the process ends',
  jobGivenUp: 'a job was given up after {attempts} attempts: {kind}',
  mailUnanswered: 'the mail service has the mail and has not said whether it takes it: {reason}',
  mailTemporary: 'the mail service did not take it yet: {reason}',
  mailRefused: 'the mail service refused it for good: {reason}',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;
export type ErrorValues = Readonly<Record<string, string | number>>;

const fill = (template: string, values: ErrorValues): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => messageOf(values[name]));

/** Every error that the application throws on purpose. `message` is for the log, `code` names the translation. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: ErrorValues;
  /** Of the HTTP answer that it is about, else null. */
  readonly status: number | null;
  /** What a service answered with, where that was JSON, else null. Not for the log: it may hold personal data. */
  declare readonly data: unknown;

  /** @param options.message in the place of the catalogue's, where that says "the message of the service, or" */
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

/** The code of an error that the application threw, or null for a surprise. */
export const errorCode = (error: unknown): ErrorCode | null => (error instanceof AppError ? error.code : null);

const WORDS = ['name', 'code', 'errno', 'syscall', 'status', 'message'] as const;

/** What something thrown says for the log, also where it is no Error: a file system in WebAssembly throws plain objects. */
export function messageOf(caught: unknown): string {
  if (caught === undefined) return 'unknown';
  if (typeof caught !== 'object' || caught === null) return String(caught);
  if (caught instanceof Error && caught.message !== '') return caught.message;
  const known = caught as Partial<Record<(typeof WORDS)[number], unknown>>;
  const said = WORDS.filter((word) => ['string', 'number'].includes(typeof known[word]) && known[word] !== '');
  return said.map((word) => `${word} ${known[word]}`).join(', ') || 'an error without a message';
}
