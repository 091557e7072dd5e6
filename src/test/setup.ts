import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { fillIn } from './browserParts';
import { offerDevTools } from './devToolsRecorder';
import { refuseLooseTexts } from './looseTexts';

/** Filling in a whole form takes seconds when two Jest workers share two busy cores. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8_000 });

/** React and yup create many errors. Jest's default of 100 stack frames is slow. */
Error.stackTraceLimit = 20;

fillIn();
refuseLooseTexts();
offerDevTools();

/** Warning of Redux Toolkit's development checks on a slow machine. No test asserts timings. */
const TOOK_LONG = /Middleware took \d+ms, which is more than the warning threshold/;

const stray: string[] = [];
for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  console[level] = (...values: unknown[]) => {
    const text = format(...values);
    if (!TOOK_LONG.test(text)) stray.push(`console.${level}: ${text}`);
  };
}

/** Returns and clears the console output. Output that is not drained fails the test. */
export const drainConsole = (): string[] => stray.splice(0);

// Drafts of one test must not fill the forms of the next.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  const output = drainConsole();
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join('\n')}`);
});
