import { beforeEach } from 'vitest';
import { resetCircuitBreakers } from '../../lib/platform/http/circuit-breakers.ts';

// Resets the circuit breakers: the failures of one test must not affect the next one.
beforeEach(resetCircuitBreakers);
