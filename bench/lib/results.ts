import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './figures';
import { markdownTable } from './tables';

const FILE = 'bench/results/latest.json';
const MARKERS = ['<!-- bench -->', '<!-- /bench -->'] as const;

type Part = { measuredAt: string; rows: Row[]; remarks: string[] };
export type Results = { machine: string; parts: Record<string, Part> };

const machine = () =>
  `${cpus().length} cores of ${cpus()[0]?.model.trim() || 'an unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
  `Node ${process.versions.node}`;

export function readResults(): Results {
  try {
    const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Results;
    // Results of different machines are not comparable.
    if (stored.machine === machine()) return stored;
  } catch {
    // nothing was measured yet
  }
  return { machine: machine(), parts: {} };
}

const sameFigure = (one: Row) => (other: Row) => one.what === other.what && one.page === other.page;

export function storePart(results: Results, name: string, rows: Row[], remarks: string[]): void {
  const before = results.parts[name];
  const left = before?.rows.filter((row) => !rows.some(sameFigure(row))) ?? [];
  const pages = new Set(rows.flatMap(({ page }) => page ?? []));
  const remarksLeft = before?.remarks.filter((remark) => !pages.has(remark.split(': ')[0] ?? '')) ?? [];
  results.parts[name] = {
    measuredAt: new Date().toISOString(),
    rows: [...left, ...rows],
    remarks: [...remarksLeft, ...remarks],
  };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

export const resultsTable = ({ machine, parts }: Results): string => {
  const day = Object.values(parts).reduce((newest, { measuredAt }) => (measuredAt > newest ? measuredAt : newest), '');
  const rows = Object.values(parts).flatMap((part) => part.rows);
  return `Measured on ${day.slice(0, 10)} on ${machine}.\n\n${markdownTable(rows)}`;
};

export function writeTable(results: Results, file = 'docs/performance.md'): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = MARKERS.map((marker) => text.indexOf(marker));
  if (start === undefined || end === undefined || start < 0 || end < start) {
    throw new Error(`${file} has no ${MARKERS.join(' … ')}`);
  }
  const before = text.slice(0, start + MARKERS[0].length);
  writeFileSync(file, `${before}\n${resultsTable(results)}\n${text.slice(end)}`);
}
