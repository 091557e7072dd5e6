import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function makeListBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-build-'));
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'service-worker.js'), '');
  writeFileSync(join(folder, 'client', 'index.html'), 'plain');
  writeFileSync(
    join(folder, 'server', 'assets.json'),
    JSON.stringify({ buildId: 'b', boot: '', everyPage: [], groups: {}, styles: {} }),
  );
  writeFileSync(
    join(folder, 'server', 'render.js'),
    `exports.hasForm = () => false;
    exports.render = async ({ url, apiFetch, deadlineMs }) => {
      const signal = new AbortController().signal;
      const late = new Promise((resolve) => setTimeout(resolve, deadlineMs, { status: 0 }).unref());
      const reply = await Promise.race([apiFetch('/api/main/list', { method: 'GET', headers: {}, signal }), late]);
      const complete = reply.status === 200;
      const html = complete ? url + ' ' + (await reply.text()) : 'placeholders';
      return { status: 200, html, language: 'ru', complete, styleHashes: [] };
    };`,
  );
  return folder;
}
