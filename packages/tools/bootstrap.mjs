// Starts packages/tools/<name>.ts on Node 24, whatever Node version runs this file: on a fresh machine nothing else is
// installed yet, so this is plain JavaScript for Node 20.9 and installs the packages first.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const bin = path.join(root, 'node_modules/.bin');
const node = path.join(bin, 'node');
const [name, ...args] = process.argv.slice(2);

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Commands that an operator may run while the site is running from these very packages. */
const FOR_OPERATORS = ['doctor', 'ops', 'shop'];

/** Whether node_modules lacks a package of the lock file, or has it in another version. */
function isStale() {
  if (!existsSync(node)) return true;
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).some(
      ([place, { version, optional, devOptional }]) =>
        place !== '' && installed[place]?.version !== version && !(optional || devOptional),
    );
  } catch {
    return true;
  }
}

/** The Node binary of the machine, for an operator: `npm prune --omit=dev` removes the one from the packages. */
function operatorsNode() {
  if (existsSync(node)) return node;
  if (major >= 24) return process.execPath;
  fail(
    `This is Node ${process.versions.node}, and the packages to build with, which bring Node 24, have been left out. ` +
      'Put the Node 24 that the site runs on first in the PATH: nothing is installed under a running site.',
  );
}

function npm(...words) {
  const cli = process.env.npm_execpath;
  const [command, ...rest] = cli?.endsWith('.js') ? [process.execPath, cli, ...words] : ['npm', ...words];
  return spawnSync(command, rest, { cwd: root, stdio: 'inherit' }).status === 0;
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci): a minute or two the first time…');
  if (!npm('ci')) {
    // A registry that lacks the packages of other platforms makes `npm ci` refuse; `npm install` works without them.
    console.log('npm ci refused. Installing with npm install instead, the lock file stays as it is…');
    if (!npm('install', '--no-save')) {
      fail('The packages could not be installed. Check the connection to the npm registry, then run this again.');
    }
  }
  if (!existsSync(node)) fail('The package `node` did not bring its program. Run npm ci with install scripts allowed.');
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  fail(
    `This is Node ${process.versions.node}; Node 20.9 or newer is needed to start. Install one, then run this again.`,
  );
}
if (!name || !existsSync(path.join(root, 'packages/tools', `${name}.ts`)))
  fail(
    'Usage: node packages/tools/bootstrap.mjs ' +
      'demo|dev|build|test|mutation|bench|prismic|directory|content|doctor|shop|ops|upgrade|resilience',
  );

let program = node;
// Without any packages no site can be running.
if (FOR_OPERATORS.includes(name) && existsSync(path.join(root, 'node_modules'))) program = operatorsNode();
else if (isStale()) install();

// The script detects on the channel that this process has ended, even when killed: no process then outlives it.
const child = spawn(program, [path.join(root, 'packages/tools', `${name}.ts`), ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NODE_NO_WARNINGS: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) =>
  fail(`Node 24 did not start (${error.message}). Remove node_modules and run this again.`),
);
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
