import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { fillIn } from './browserParts';
import { offerDevTools } from './devToolsRecorder';

/** Typing into a whole form before the real server takes seconds where two workers share two busy cores. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8_000 });

fillIn();
offerDevTools();

const stray: string[] = [];
for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  console[level] = (...values: unknown[]) => {
    stray.push(`console.${level}: ${format(...values)}`);
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
