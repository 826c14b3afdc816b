import { messageOf } from '../../../../lib/platform/errors.ts';
import { withTimeout } from '../../../../lib/platform/request.ts';
import { type Check, type DoctorContext, type Finding, problem } from './check.ts';

export type Line = Finding & { area: string };

/** Timeout of a whole check; a service that sends its response too slowly counts as unavailable. */
const MOST_MS = 30_000;

async function lookOnce({ look }: Check, context: DoctorContext): Promise<Finding[]> {
  try {
    const findings = await withTimeout(MOST_MS, Promise.resolve(look(context)));
    if (findings) return findings;
    throw new Error(`no result after ${MOST_MS / 1000} s`);
  } catch (error) {
    return [problem(messageOf(error), 'check its address and the network, then ask the doctor again')];
  }
}

/** Runs all checks in parallel, and passes on the lines in their order. A check that throws is a problem. */
export async function examine(
  checks: readonly Check[],
  context: DoctorContext,
  print: (line: Line) => void,
): Promise<Line[]> {
  const under = checks.map((check) => lookOnce(check, context));
  const lines: Line[] = [];
  for (const [index, findings] of under.entries()) {
    for (const finding of await findings) {
      const line = { area: checks[index]?.area ?? '', ...finding };
      lines.push(line);
      print(line);
    }
  }
  return lines;
}
