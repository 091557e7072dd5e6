import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from './load.mjs';
import { freePort, startSite } from './site.mjs';

export async function kills(settings, { count }) {
  const port = await freePort();
  let site = await startSite(settings, port);
  const load = startLoad(() => [`http://127.0.0.1:${port}`]);
  try {
    for (let kill = 0; kill < count; kill++) {
      await load.flows(5);
      await sleep((kill * 37) % 400);
      await site.end('SIGKILL');
      site = await startSite(settings, port);
    }
    await load.flows();
  } finally {
    await load.stop();
    if (site.alive()) await site.end('SIGINT');
  }
  return { load, notes: [`${count} times`] };
}
