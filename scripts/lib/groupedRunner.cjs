// jest runner that runs several test files in one sandbox, each as a `describe`. A sandbox per file would double the
// total time, because each loads the server's modules. A single file runs as usual.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { formatResultsErrors } = require('jest-message-util');
const { default: TestRunner } = require('jest-runner');

const MAX_FILES_IN_GROUP = 12;
/** Matches files with mocks or timeouts, which run in separate sandboxes. */
const NEEDS_OWN_SANDBOX = /\bjest\.(mock|doMock|setTimeout)\(/;

module.exports = class GroupedRunner extends TestRunner {
  #held = new Map();

  runTests(tests, watcher, options) {
    const apart = tests.filter((test) => NEEDS_OWN_SANDBOX.test(readFileSync(test.path, 'utf8')));
    const others = tests.filter((test) => !apart.includes(test));
    const count = Math.ceil(others.length / MAX_FILES_IN_GROUP);
    if (count < this._globalConfig.maxWorkers) return super.runTests(tests, watcher, options);
    // jest sorts files by duration, so dealing them out gives each sandbox some long ones.
    const groups = Array.from({ length: count }, (_none, at) => others.filter((_test, index) => index % count === at));
    return super.runTests([...apart, ...groups.map((group) => this.#hold(group))], watcher, options);
  }

  on(eventName, listener) {
    return super.on(eventName, async (args) => {
      const [test, result] = args;
      const held = this.#held.get(test?.path);
      if (!held) await listener(args);
      for (const one of held ?? [])
        await listener([one, eventName === 'test-file-success' ? resultOf(one, result, this._globalConfig) : result]);
    });
  }

  #hold(group) {
    const [{ context }] = group;
    const { rootDir } = context.config;
    const folder = path.join(rootDir, '.cache', 'sandboxes');
    const text = group.map((test) => describeOf(nameOf(test), test.path)).join('');
    const file = path.join(folder, `${createHash('sha1').update(text).digest('hex').slice(0, 12)}.test.cjs`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
    this.#held.set(file, group);
    return { context, path: file };
  }
};

const nameOf = ({ path: file, context }) => path.relative(context.config.rootDir, file);

const describeOf = (name, file) => `
describe(${JSON.stringify(name)}, () => {
  try {
    require(${JSON.stringify(file)});
  } catch (error) {
    test('the test file can be loaded', () => { throw error; });
  }
});
`;

function resultOf(test, result, globalConfig) {
  const name = nameOf(test);
  const testResults = result.testResults
    .filter(({ ancestorTitles }) => ancestorTitles[0] === name)
    .map((one) => ({
      ...one,
      ancestorTitles: one.ancestorTitles.slice(1),
      fullName: one.fullName.slice(name.length + 1),
    }));
  const having = (status) => testResults.filter((one) => one.status === status).length;
  const runtime = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return {
    ...result,
    testFilePath: test.path,
    testResults,
    numFailingTests: having('failed'),
    numPassingTests: having('passed'),
    numPendingTests: having('pending'),
    numTodoTests: having('todo'),
    failureMessage: result.testExecError
      ? result.failureMessage
      : formatResultsErrors(testResults, test.context.config, globalConfig, test.path),
    perfStats: { ...result.perfStats, runtime, slow: false },
  };
}
