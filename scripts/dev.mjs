// npm run dev: the site with Fast Refresh on PORT, the API on PORT+1, restarted on changes.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './lib/install.mjs';
import { say } from './lib/progress.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const start = (args, env) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', ...env } });

const children = [
  start(['--watch', '--watch-preserve-output', '-r', 'esbuild-register', 'server/main.ts'], {
    PORT: String(apiPort),
    SITE_URL: `http://localhost:${port}`,
  }),
  start(['node_modules/webpack-cli/bin/cli.js', 'serve', '-c', 'webpack.config.ts'], {
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  }),
];
say(`The site will be at http://localhost:${port}, the API at http://localhost:${apiPort}/api/docs`);

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of children) child.on('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
