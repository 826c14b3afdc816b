import { beforeEach } from 'vitest';
import { resetCircuitBreakers } from '../../lib/platform/http/circuit-breakers.ts';

// What one test found out about a service is no news of the next one's.
beforeEach(resetCircuitBreakers);
