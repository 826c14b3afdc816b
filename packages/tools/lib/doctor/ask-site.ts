import { exchange } from '../exchange.ts';
import { type DoctorContext, type Finding, unset } from './check.ts';

export type SiteResponse = { status: number; text: string };
type Question = { path: string; body?: string; headers?: Record<string, string> };

/** Sends a request to the site of this machine by its Host header; null when nothing listens on its port. */
export async function askSite({ env, ports }: DoctorContext, question: Question): Promise<SiteResponse | null> {
  const { host } = new URL(env.SITE_URL_FR);
  const method = question.body === undefined ? 'GET' : 'POST';
  try {
    const { status, body } = await exchange({ ...question, port: ports.PORT, host, method, timeoutMs: 6_000 });
    return { status, text: body.toString() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error;
  }
}

/** The finding of a check that needs the site when it is not running. */
export const notRunning = (what: string): Finding[] => [unset(`${what} not tried: the site is not running here`)];
