import { ensureBuild } from '../build.ts';
import { freePort } from '../ports.ts';
import { type Cluster, startPostgres } from '../postgres-server.ts';
import type { Program } from '../processes.ts';
import { ensureRedis, type RedisServer, startRedis } from '../redis.ts';
import { Advice } from '../report.ts';
import { checkPorts, startSite } from '../services.ts';
import type { Settings } from '../settings.ts';
import { clearState, testDistDir } from '../test-settings.ts';
import { type Balancer, balance } from './balancer.ts';
import { type Answer, call } from './form-client.ts';
import { log, openServices, settings } from './test-site.ts';

export const site = settings.values.SITE_URL_FR ?? '';

export type Instance = {
  port: number;
  ask(path: string, sending?: Parameters<typeof call>[3]): Promise<Answer>;
  kill(): Promise<void>;
};
export type Instances = { a: Instance; b: Instance; front: Balancer; redis: RedisServer; postgres: Cluster };

async function startInstance(name: string, shared: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const own: Settings = { values: { ...settings.values, ...shared }, ports: { ...settings.ports, PORT: port } };
  const program: Program = await startSite({ settings: own, distDir: testDistDir }, 'start', log(`site-${name}`));
  return {
    port,
    ask: (path, sending) => call(own, site, path, sending),
    async kill() {
      process.kill(-program.pid, 'SIGKILL');
      await program.ended;
    },
  };
}

/** Two instances of one build on their own PostgreSQL and Redis, with a load balancer in front of them at the site's addresses. */
export async function openInstances(): Promise<Instances> {
  await checkPorts(settings);
  clearState(settings);
  const [postgres, program] = [await startPostgres(), await ensureRedis()];
  if (!postgres || !program) throw new Advice('This needs PostgreSQL and Redis on this machine.');
  const redis = await startRedis(program, await freePort());
  try {
    return { ...(await startAll({ DATABASE_URL: postgres.url, REDIS_URL: redis.url })), redis, postgres };
  } catch (error) {
    await Promise.all([redis.stop(), postgres.stop()]);
    throw error;
  }
}

async function startAll(shared: Record<string, string>): Promise<Pick<Instances, 'a' | 'b' | 'front'>> {
  await openServices(true);
  await ensureBuild({ settings, distDir: testDistDir }, { log: log('build') });
  const a = await startInstance('a', shared);
  const b = await startInstance('b', shared);
  return { a, b, front: await balance(settings.ports.PORT, [a.port, b.port]) };
}
