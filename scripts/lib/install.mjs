import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { giveUp, good, say, seconds, withHeartbeat } from './progress.mjs';
import { run } from './run.mjs';

export function requireNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
    giveUp(`Node ${wanted.join('.')} or newer is needed; this is ${process.versions.node}`);
  }
}

export async function installPackages(folder = '.') {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const stamp = `${folder}/node_modules/.installed-from`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const since = performance.now();
  say(
    `Installing packages${folder === '.' ? '' : ` of ${folder}/`} from the lock file (about a minute with an empty npm cache)`,
  );
  const { code, output } = await withHeartbeat('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--prefer-offline'], {
      quiet: true,
      cwd: folder,
      env: { NODE_ENV: 'development' },
    }),
  );
  if (code !== 0) giveUp(`npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
  writeFileSync(stamp, lock);
  good(`Packages installed in ${seconds(since)}`);
}
