import type { Attributes, AttributeValue, SpanStatus } from '@opentelemetry/api';
import { BatchSpanProcessor, type ReadableSpan, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { OTLPHttpJsonTraceExporter, registerOTel } from '@vercel/otel';
import { framesOf, scrubbed } from '../platform/log/log.ts';
import { loggedPath } from '../platform/request.ts';

/** Attributes that identify a person or contain typed text. */
const DROPPED =
  /user_agent|client\.|client_ip|peer|referer|cookie|url\.query|network\.|http\.(?:request|response)\.header/;
const PATHS = /^(?:http\.target|url\.path)$/;

const STACK = 'exception.stacktrace';

/** A failed query lists all of its values, including a visitor's. */
const words = (text: string): string =>
  scrubbed(text.replace(/Failed query: .*/s, 'a query failed').replace(/\?\S*/g, ''));

function safe(key: string, value: AttributeValue | undefined): AttributeValue | undefined {
  if (DROPPED.test(key)) return undefined;
  if (key === STACK) return words(framesOf({ stack: String(value) }) ?? '');
  if (typeof value === 'string') return PATHS.test(key) ? loggedPath(value) : words(value);
  return Array.isArray(value) ? undefined : value;
}

/** Removes in place the attributes of a span that must not leave the server. */
export function scrubAttributes(attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    const left = safe(key, value);
    if (left === undefined) delete attributes[key];
    else attributes[key] = left;
  }
}

type Span = {
  name: string;
  attributes: Attributes;
  events: readonly { attributes?: Attributes }[];
  status: SpanStatus;
};

/** The same for a whole span: its name, its events and its status contain URLs and messages. */
export function scrubSpan(span: Span): void {
  span.name = words(span.name);
  scrubAttributes(span.attributes);
  for (const { attributes } of span.events) if (attributes) scrubAttributes(attributes);
  if (span.status.message) span.status.message = words(span.status.message);
}

const scrubber: SpanProcessor = {
  onStart: () => undefined,
  onEnd: (span: ReadableSpan) => scrubSpan(span as { -readonly [Key in keyof ReadableSpan]: ReadableSpan[Key] }),
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/**
 * Exports the framework's spans and those of outbound requests to a collector (OTLP over HTTP). Returns a function that
 * flushes the remaining spans.
 */
export function startTraces(endpoint: string): () => Promise<void> {
  const batch = new BatchSpanProcessor(new OTLPHttpJsonTraceExporter({ url: `${endpoint}/v1/traces` }));
  // The order matters: spans must be scrubbed before they are queued for export.
  registerOTel({ serviceName: 'silene', spanProcessors: [scrubber, batch] });
  return () => batch.forceFlush();
}
