import { stripVTControlCharacters } from 'node:util';
import { bad, good, say, seconds } from './progress.mjs';

/**
 * Verification step: `run` returns counts, full output, and failures with the start of their errors.
 * @typedef {{passed: number, failed: number, output?: string, failures?: string[]}} Outcome
 * @typedef {{name: string, run: () => Promise<Outcome>}} Step
 */

/**
 * @returns {Promise<Outcome>}
 */
export async function oneCheck(result) {
  const { code, output } = await result;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

export const FAILED = 'Failed:';

/**
 * Failures of all steps, printed again at the end of the output.
 * @type {string[]}
 */
const failures = [];

const LINES = 12;

/**
 * Returns the first lines of an error, without its stack.
 * @param {string[]} messages
 */
export function summarize(where, ...messages) {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const meaningful = lines.filter((line) => line.trim() !== '' && !/^\s*at .*(:\d+:\d+|<anonymous>)\)?$/.test(line));
  return [where, ...meaningful.slice(0, LINES).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/** Returns the last lines of the output of a step that failed without naming a test. */
function summarizeEnd(name, output = '') {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n').slice(-LINES);
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/** Runs one step and prints its result. A throwing step counts as one failure. */
export async function runStep({ name, run }) {
  const since = performance.now();
  /** @type {Outcome} */
  let outcome;
  try {
    outcome = await run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    outcome = { passed: 0, failed: 1, output, failures: [summarize(name, output)] };
  }
  const { passed, failed, output } = outcome;
  const line = `${name}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${seconds(since)})`;
  if (failed) {
    bad(line);
    if (output) console.log(output.trimEnd());
    failures.push(...(outcome.failures?.length ? outcome.failures : [summarizeEnd(name, output)]));
  } else good(line);
  return outcome;
}

/**
 * Runs groups in sequence, steps of a group in parallel.
 * @param {Step[][]} groups
 */
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

/**
 * Prints failures again and the closing line for people and CI. Sets the exit code.
 * @param {Outcome} outcome
 */
export function close({ passed, failed, failures: besides = [] }) {
  const all = [...failures, ...besides];
  if (all.length > 0) console.log(`${FAILED}\n${all.join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
