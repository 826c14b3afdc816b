import type { Attributes, AttributeValue } from '@opentelemetry/api';
import { scrubbed } from '../log/scrub.ts';
import { loggedPath } from '../request/kind.ts';

/** What says who somebody is, or what they typed. */
const DROPPED =
  /user_agent|client\.|client_ip|peer|referer|cookie|url\.query|network\.|http\.(?:request|response)\.header/;
const PATHS = /^(?:http\.target|url\.path)$/;

const words = (text: string): string => scrubbed(text.replace(/\?\S*/g, ''));

function safe(key: string, value: AttributeValue | undefined): AttributeValue | undefined {
  if (DROPPED.test(key)) return undefined;
  if (typeof value === 'string') return PATHS.test(key) ? loggedPath(value) : words(value);
  return Array.isArray(value) ? undefined : value;
}

/** Takes out of the attributes of a span, in their place, what must not leave the house. */
export function scrubAttributes(attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    const left = safe(key, value);
    if (left === undefined) delete attributes[key];
    else attributes[key] = left;
  }
}

type Span = { name: string; attributes: Attributes; events: readonly { attributes?: Attributes }[] };

/** The same for a whole span: its name and its events have addresses and messages in them. */
export function scrubSpan(span: Span): void {
  span.name = words(span.name);
  scrubAttributes(span.attributes);
  for (const { attributes } of span.events) if (attributes) scrubAttributes(attributes);
}
