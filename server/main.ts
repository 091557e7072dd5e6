import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app';
import { serveBackups } from './ops/backup/channel';
import { type Config, loadConfig, readEnvFile } from './platform/config';
import type { Database } from './platform/db/database';
import { openDatabase } from './platform/db/open';
import { projectRoot } from './platform/files';
import { closeOnSignals } from './platform/lifecycle';
import { describeError, requireNode, StartError } from './platform/startError';
import { prepareDatabase } from './prepare';
import { createSite } from './web/site';

const say = (line: string) => console.log(line);

const PUBLIC_DEMO = `
  ┌ A PUBLIC DEMO (DEMO_PUBLIC=1) ─────────────────────────────────────────────┐
  │ Whoever reaches it signs in with the password that stands in the README,   │
  │ and reads what others have typed there. No customer's data belong into it: │
  │ MODE=production is for those.                                              │
  └────────────────────────────────────────────────────────────────────────────┘`;

async function start(): Promise<void> {
  requireNode(process.versions.node);
  // Makes new files readable by the owner only: they contain personal data and secrets.
  process.umask(0o077);
  const config = loadConfig(process.env, readEnvFile(), say);
  say(config.databaseUrl ? 'Connecting to PostgreSQL' : `Opening the embedded database in ${config.dataDir}`);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database.patient, config, say);
    const distDir = join(projectRoot(), 'dist');
    const built = existsSync(join(distDir, 'server', 'render.js'));
    const app = await buildApp({
      config,
      db: database.db,
      print: say,
      ...(built && { site: createSite({ distDir }) }),
    });
    database.onLost((error) => app.outage.note(error));
    const backups = config.databaseUrl ? null : await offerBackups(database.db, config.dataDir);
    closeOnSignals({
      app,
      stop: config.stop,
      closeDatabase: async () => {
        await backups?.close();
        await database.close();
      },
    });
    say(`Yolda is ready: ${await listen(app, config)}`);
    if (config.publicDemo) say(PUBLIC_DEMO);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Returns null on failure: the server must also start where Unix sockets are not supported. */
async function offerBackups(db: Database, dataDir: string) {
  try {
    return await serveBackups(db, dataDir);
  } catch (error) {
    say(`No backups while the server runs: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${config.port} is in use. Stop the other program, or set another PORT`);
    if (code === 'EACCES') throw new StartError(`Port ${config.port} needs more privileges. Set PORT to 1024 or above`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartError(`Setting HOST ${config.host} is not an address of this machine`);
    }
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (config.port === 0) config.siteUrl = config.siteUrl.replace(/^(http:\/\/localhost):0$/, `$1:${port}`);
  return `http://localhost:${port}`;
}

start().catch((error: unknown) => {
  console.error(describeError(error));
  process.exit(1);
});
