import { type Allowance, createAllowance } from './allowance.ts';
import { type Circuit, type CircuitState, createCircuit } from './circuit.ts';
import { SERVICES, type Service } from './services.ts';

type Known = { circuit: Circuit; allowance: Allowance };

const place = Symbol.for('silene.circuits');
type Holder = { [place]?: Map<Service, Known> };

/** On globalThis: pages, handlers and the worker are bundles of their own, each with its own instance of this module. */
function known(service: Service): Known {
  const holder = globalThis as Holder;
  holder[place] ??= new Map(
    SERVICES.map((each) => [each, { circuit: createCircuit(), allowance: createAllowance() }] as const),
  );
  return holder[place].get(service) as Known;
}

export const circuitOf = (service: Service): Circuit => known(service).circuit;
export const allowanceOf = (service: Service): Allowance => known(service).allowance;

/** Forgets what is known of every service. */
export function resetCircuits(): void {
  delete (globalThis as Holder)[place];
}

/** How this process finds each service: for the figures and for who asks whether the site is ready. */
export const outboundStates = (): { service: Service; state: CircuitState; failures: number }[] =>
  SERVICES.map((service) => ({ service, ...circuitOf(service).report() }));
