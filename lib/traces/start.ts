import { BatchSpanProcessor, type ReadableSpan, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { OTLPHttpJsonTraceExporter, registerOTel } from '@vercel/otel';
import { scrubSpan } from './scrub-span';

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
