import { bad, good, say, seconds } from './progress.mjs';

/**
 * A step of the verification: `run` resolves to what passed and failed, and to what a person needs to see of it.
 * @typedef {{passed: number, failed: number, output?: string}} Outcome
 * @typedef {{name: string, run: () => Promise<Outcome>}} Step
 */

/** A command that is one check: passed when it exits 0. @returns {Promise<Outcome>} */
export async function oneCheck(result) {
  const { code, output } = await result;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
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

/** The closing line that people and CI read. Sets the exit code. */
export function close({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
