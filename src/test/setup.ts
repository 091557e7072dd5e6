import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { fillIn } from './browserParts';
import { offerDevTools } from './devToolsRecorder';
import { refuseLooseTexts } from './looseTexts';

/** Typing into a whole form before the real server takes seconds where two workers share two busy cores. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8_000 });

/** React's development build makes an error for each element, yup one for each broken rule: 100 frames, jest's limit, are slow to collect. */
Error.stackTraceLimit = 20;

fillIn();
refuseLooseTexts();
offerDevTools();

/** What Redux Toolkit's checks of a development build say on a machine that stood still for half a second: no test asserts timings. */
const TOOK_LONG = /Middleware took \d+ms, which is more than the warning threshold/;

const stray: string[] = [];
for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  console[level] = (...values: unknown[]) => {
    const text = format(...values);
    if (!TOOK_LONG.test(text)) stray.push(`console.${level}: ${text}`);
  };
}

/** What the console was given since the last look; a test that expects output takes it, the rest fails the test. */
export const takeConsole = (): string[] => stray.splice(0);

// What one test leaves typed must not stand in the next one's forms.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  const output = takeConsole();
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join('\n')}`);
});
