import { setMeter } from './meter.ts';
import { prometheus } from './prometheus.ts';
import { readings } from './readings.ts';
import { serveFigures } from './serve.ts';

/** From now on the process counts, and Prometheus reads it at `http://127.0.0.1:<port>/metrics`. */
export function startMetrics(port: number): void {
  const { meter, figures } = prometheus(readings);
  setMeter(meter);
  serveFigures(port, figures);
}
