import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const addressOnly = `
exports.render = async ({ url }) => {
  const part = /^\\/shop\\/singl-shop\\/./.test(url);
  return { status: part ? 200 : 404, route: part ? '/shop/singl-shop/:id' : '/*', html: url, language: 'ru', complete: true, styleHashes: [] };
};
exports.hasForm = () => false;`;

export function makeEchoBuild(renderer = addressOnly): { distDir: string; remove(): void } {
  const distDir = mkdtempSync(join(tmpdir(), 'yolda-build-'));
  mkdirSync(join(distDir, 'server'));
  mkdirSync(join(distDir, 'client', 'assets'), { recursive: true });
  writeFileSync(join(distDir, 'server', 'render.js'), renderer);
  const manifest = { buildId: 'test', boot: 'boot.js', everyPage: [], groups: {}, styles: {} };
  writeFileSync(join(distDir, 'server', 'assets.json'), JSON.stringify(manifest));
  writeFileSync(join(distDir, 'server', 'service-worker.js'), '');
  writeFileSync(join(distDir, 'client', 'index.html'), '<!doctype html><title>Yolda</title>');
  return { distDir, remove: () => rmSync(distDir, { recursive: true }) };
}
