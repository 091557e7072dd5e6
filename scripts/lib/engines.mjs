import { existsSync } from 'node:fs';
import { good, say, withHeartbeat } from './progress.mjs';
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

const isThere = ({ setting, needs }) => {
  const [program, ...others] = needs;
  return [process.env[setting] ?? program, ...others].every((path) => existsSync(path));
};

/** Which engines can be had here; says in one line each which are left out. @returns {string[]} names of journeys' projects */
export function findEngines() {
  for (const { name, packages } of engines.filter((engine) => !isThere(engine)))
    say(`Left out: the journeys in ${name}, which is not installed (Debian's ${packages.join(', ')})`);
  return engines.filter(isThere).map(({ name }) => name);
}

/** Installs what is missing with apt-get. Throws one clear line when that does not help: here no engine may be left out. */
export async function installEngines() {
  const missing = engines.filter((engine) => !isThere(engine)).flatMap(({ packages }) => packages);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const list = missing.join(', ');
    say(`Installing Debian's packages ${list} (apt-get, about a minute)`);
    const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await withHeartbeat(`Installing ${list}`, async () => {
      await run('apt-get', ['update'], quiet);
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quiet);
    });
  }
  const left = engines.filter((engine) => !isThere(engine));
  if (left.length > 0)
    throw new Error(
      `Not installed: ${left.flatMap(({ packages }) => packages).join(', ')} (the journeys in other engines)`,
    );
  good('Firefox and WebKit are installed');
}
