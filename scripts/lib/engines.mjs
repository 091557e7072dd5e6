import { existsSync } from 'node:fs';
import { bad, good, say, withHeartbeat } from './progress.mjs';
import { run } from './run.mjs';

/** Other browser engines: program, environment variable that overrides it, Debian packages. */
const engines = [
  { name: 'firefox', setting: 'FIREFOX_PATH', needs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'webkit',
    setting: 'WEBKIT_DRIVER_PATH',
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

const redis = { name: 'redis-server', needs: ['/usr/bin/redis-server'], packages: ['redis-server'] };

const caddy = { name: 'caddy', needs: ['/usr/bin/caddy'], packages: ['caddy'] };

const shell = {
  name: 'chromium-headless-shell',
  needs: ['/usr/bin/chromium-headless-shell'],
  packages: ['chromium-headless-shell'],
};

const missing = ({ setting = '', needs: [program, ...others] }) =>
  [process.env[setting] ?? program, ...others].filter((path) => !existsSync(path));

const isThere = (engine) => missing(engine).length === 0;

/**
 * Returns the names of available browser projects. Prints one line for each missing engine.
 * @returns {string[]}
 */
export function findEngines() {
  for (const engine of engines.filter((each) => !isThere(each)))
    say(
      `Skipped: tests in ${engine.name}, missing ${missing(engine).join(', ')} (Debian: ${engine.packages.join(', ')})`,
    );
  return engines.filter(isThere).map(({ name }) => name);
}

const aptGet = (args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });

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
  const result = code === 0 ? `no ${missing(engine).join(', ')} after it` : output.trim().split('\n').at(-1);
  if (!isThere(engine)) bad(`apt-get could not install ${list}: ${result}`);
}

/**
 * Installs missing engines. Each counts as a check, which fails if the engine is unavailable.
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
