import { stripVTControlCharacters } from 'node:util';
import { bad, good, say, seconds } from './progress.mjs';

/**
 * A step of the verification: `run` resolves to what passed and failed, and to what a person needs to see of it: all that it printed, and
 * of what failed the names with the beginnings of their errors.
 * @typedef {{passed: number, failed: number, output?: string, failures?: string[]}} Outcome
 * @typedef {{name: string, run: () => Promise<Outcome>}} Step
 */

/** A command that is one check: passed when it exits 0. @returns {Promise<Outcome>} */
export async function oneCheck(result) {
  const { code, output } = await result;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** The line before what failed. */
export const FAILED = 'Failed:';

/** What has failed so far: it is said again at the end of a long output. @type {string[]} */
const failures = [];

const LINES = 12;

/** The beginning of what a test said, without the stack; a line of its own for where it is. @param {string[]} said */
export function inShort(where, ...said) {
  const lines = stripVTControlCharacters(said.join('\n')).split('\n');
  const meaningful = lines.filter((line) => line.trim() !== '' && !/^\s*at .*(:\d+:\d+|<anonymous>)\)?$/.test(line));
  return [where, ...meaningful.slice(0, LINES).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/** Runs one step and says how it went. A step that throws counts as one failure. */
export async function runStep({ name, run }) {
  const since = performance.now();
  /** @type {Outcome} */
  let outcome;
  try {
    outcome = await run();
  } catch (error) {
    outcome = { passed: 0, failed: 1, output: error instanceof Error ? error.stack : String(error) };
  }
  const { passed, failed, output } = outcome;
  const line = `${name}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${seconds(since)})`;
  if (failed) {
    bad(line);
    if (output) console.log(output.trimEnd());
    failures.push(...(outcome.failures?.length ? outcome.failures : [name]));
  } else good(line);
  return outcome;
}

/** Runs the groups one after the other, the steps of a group side by side, and sums up. @param {Step[][]} groups */
export async function runSteps(groups) {
  const total = { passed: 0, failed: 0 };
  for (const group of groups) {
    say(group.map((step) => step.name).join(', '));
    for (const { passed, failed } of await Promise.all(group.map(runStep))) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  return total;
}

/** What failed, once more, and the closing line that people and CI read. Sets the exit code. @param {Outcome} outcome */
export function close({ passed, failed, failures: besides = [] }) {
  const all = [...failures, ...besides];
  if (all.length > 0) console.log(`${FAILED}\n${all.join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
