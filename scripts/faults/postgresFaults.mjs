import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { run } from '../lib/run.mjs';
import { startCaddy } from './caddy.mjs';
import { startLoad } from './load.mjs';
import { startSite } from './site.mjs';

/**
 * Runs a process under load, behind Caddy if installed. `fault` causes and ends a failure and may return notes. Throws
 * if the process ends or does not recover.
 */
export async function withFault(settings, fault) {
  const site = await startSite({ ...settings, TRUST_PROXY: '1' });
  const front = await startCaddy([site.port]);
  const load = startLoad(front?.addresses ?? (() => [site.address]));
  const notes = [];
  try {
    await load.flows();
    notes.push((await fault()) ?? []);
    await site.whileAlive(load.flows());
  } finally {
    await load.stop();
    await front?.stop();
    if (site.alive()) await site.end('SIGINT');
  }
  return { load, notes: notes.flat() };
}

export async function restart(postgres) {
  await postgres.end('fast');
  await postgres.begin();
}

export async function stopped(postgres, ms) {
  await postgres.end('immediate');
  await sleep(ms);
  await postgres.begin();
}

/** Suspends PostgreSQL (SIGSTOP) for `ms`: connections stay open without replies. */
export async function frozen(postgres, ms) {
  const main = String(postgres.pid());
  const { output } = await run('ps', ['-o', 'pid=', '--ppid', main], { quiet: true });
  const pids = [main, ...output.trim().split(/\s+/)].map(Number);
  const signal = (name) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // the process has ended
      }
    }
  };
  signal('SIGSTOP');
  await sleep(ms);
  signal('SIGCONT');
}

export async function connectionsCut(postgres, times) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  let inTransactions = 0;
  for (let time = 0; time < times; time++) {
    const { rows } = await client.query(`select xact_start is not null as busy, pg_terminate_backend(pid)
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    inTransactions += rows.filter(({ busy }) => busy).length;
    await sleep(53 * (1 + (time % 4)));
  }
  await client.end();
  if (inTransactions === 0) throw new Error('No transaction was interrupted');
  return `${times} times, ${inTransactions} in transactions`;
}

export async function storedInPostgres(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select text from requests');
  await client.end();
  return rows.map(({ text }) => text);
}
