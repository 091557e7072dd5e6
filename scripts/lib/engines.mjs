import { existsSync } from 'node:fs';
import { bad, good, say, withHeartbeat } from './progress.mjs';
import { run } from './run.mjs';

/** The engines beside Chromium in which the short walk runs: their programs, the setting that names another, Debian's packages. */
const engines = [
  { name: 'firefox', setting: 'FIREFOX_PATH', needs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'webkit',
    setting: 'WEBKIT_DRIVER_PATH',
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** For the tests of limits that several processes count in a Redis. */
const redis = { name: 'redis-server', needs: ['/usr/bin/redis-server'], packages: ['redis-server'] };

/** For the restart of two processes behind a balancer. */
const caddy = { name: 'caddy', needs: ['/usr/bin/caddy'], packages: ['caddy'] };

/** For the journeys, beside the whole Chromium. */
const shell = {
  name: 'chromium-headless-shell',
  needs: ['/usr/bin/chromium-headless-shell'],
  packages: ['chromium-headless-shell'],
};

/** What an engine needs and this machine does not have. */
const missing = ({ setting = '', needs: [program, ...others] }) =>
  [process.env[setting] ?? program, ...others].filter((path) => !existsSync(path));

const isThere = (engine) => missing(engine).length === 0;

/** Which engines can be had here; says in one line each which are left out. @returns {string[]} names of journeys' projects */
export function findEngines() {
  for (const engine of engines.filter((each) => !isThere(each)))
    say(
      `Left out: the walk in ${engine.name}, no ${missing(engine).join(', ')} (Debian: ${engine.packages.join(', ')})`,
    );
  return engines.filter(isThere).map(({ name }) => name);
}

const aptGet = (args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });

/** Installs an engine and says in one line when that does not help. */
async function install(engine) {
  const { packages } = engine;
  const list = packages.join(', ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return bad(`Not installed: ${list} (only root can, with apt-get)`);
  say(`Installing Debian's packages ${list} (apt-get, about a minute)`);
  const { code, output } = await withHeartbeat(`Installing ${list}`, async () => {
    await aptGet(['update']);
    return aptGet(['install', '-y', '--no-install-recommends', ...packages]);
  });
  const said = code === 0 ? `no ${missing(engine).join(', ')} after it` : output.trim().split('\n').at(-1);
  if (!isThere(engine)) bad(`apt-get could not install ${list}: ${said}`);
}

/**
 * Installs what is missing; here nothing of it may be left out. Each counts as a check: one that cannot be had has failed.
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
export async function installEngines() {
  const wanted = [shell, ...engines, redis, caddy];
  for (const engine of wanted) {
    if (!isThere(engine)) await install(engine);
    if (isThere(engine)) good(`${engine.name} is installed`);
  }
  const passed = wanted.filter(isThere).length;
  return { passed, failed: wanted.length - passed };
}
