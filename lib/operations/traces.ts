import type { Attributes, AttributeValue } from '@opentelemetry/api';
import { BatchSpanProcessor, type ReadableSpan, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { OTLPHttpJsonTraceExporter, registerOTel } from '@vercel/otel';
import { scrubbed } from '../platform/log/log.ts';
import { loggedPath } from '../platform/request/kind.ts';

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

/** Takes out of the attributes of a span, in their place, what must not leave the server. */
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

const scrubber: SpanProcessor = {
  onStart: () => undefined,
  onEnd: (span: ReadableSpan) => scrubSpan(span as { -readonly [Key in keyof ReadableSpan]: ReadableSpan[Key] }),
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/** Sends the framework's spans and those of outbound calls to a collector (OTLP over HTTP). Returns how to send what is left. */
export function startTraces(endpoint: string): () => Promise<void> {
  const batch = new BatchSpanProcessor(new OTLPHttpJsonTraceExporter({ url: `${endpoint}/v1/traces` }));
  // In this order: the spans that wait to be sent are the ones that were made safe before.
  registerOTel({ serviceName: 'silene', spanProcessors: [scrubber, batch] });
  return () => batch.forceFlush();
}
