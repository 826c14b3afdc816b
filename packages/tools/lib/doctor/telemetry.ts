import { postJson } from './ask.ts';
import { type Check, ok, unset, warning } from './check.ts';

export const telemetry: Check = {
  area: 'telemetry',
  async look({ env }) {
    const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env;
    const metrics = port
      ? ok(`figures at 127.0.0.1:${port}/metrics while the site runs`)
      : unset('METRICS_PORT is empty: no figures');
    if (!collector) return [metrics, unset('OTEL_EXPORTER_OTLP_ENDPOINT is empty: no traces')];
    // An empty export is a request that every collector responds to.
    const { status } = await postJson(`${collector}/v1/traces`, { resourceSpans: [] });
    if (status < 300) return [metrics, ok('the collector takes traces')];
    return [metrics, warning(`the collector answers ${status}`, 'check OTEL_EXPORTER_OTLP_ENDPOINT')];
  },
};
