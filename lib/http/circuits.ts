import { processWide } from '../process-wide.ts';
import { type Allowance, createAllowance } from './allowance.ts';
import { type Circuit, type CircuitState, createCircuit } from './circuit.ts';
import { SERVICES, type Service } from './services.ts';

type Known = { circuit: Circuit; allowance: Allowance };

const held = processWide<Map<Service, Known>>('circuits');

function known(service: Service): Known {
  held.current ??= new Map(
    SERVICES.map((each) => [each, { circuit: createCircuit(), allowance: createAllowance() }] as const),
  );
  return held.current.get(service) as Known;
}

export const circuitOf = (service: Service): Circuit => known(service).circuit;
export const allowanceOf = (service: Service): Allowance => known(service).allowance;

/** Forgets what is known of every service. */
export function resetCircuits(): void {
  delete held.current;
}

/** How this process finds each service: for the figures and for who asks whether the site is ready. */
export const outboundStates = (): { service: Service; state: CircuitState; failures: number }[] =>
  SERVICES.map((service) => ({ service, ...circuitOf(service).report() }));
