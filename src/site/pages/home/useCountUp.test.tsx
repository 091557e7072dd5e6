import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CounterRow } from './CounterRow';

const FACTS = [{ count: 114, text: 'мастеров с аттестацией' }];

const watch = (container: HTMLElement): string[] => {
  const shown = () => container.querySelector('[aria-hidden]')?.textContent ?? '';
  const values = [shown()];
  new MutationObserver(() => values.push(shown())).observe(container, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  return values;
};
const place = (where: { top: number; opacity?: string }) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: where.top } as DOMRect);
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({ opacity: where.opacity ?? '1' } as CSSStyleDeclaration);
};
const hydrated = () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<CounterRow facts={FACTS} run={false} />);
  const values = watch(container);
  const view = render(<CounterRow facts={FACTS} run={false} />, { container, hydrate: true });
  return { values, run: () => view.rerender(<CounterRow facts={FACTS} run />) };
};
const pass = async (ms: number) => {
  for (let passed = 0; passed <= ms; passed += 100) await act(async () => jest.advanceTimersByTime(100));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rises = (values: string[]) =>
  values.every((value, index) => index === 0 || Number(value) >= Number(values[index - 1]));

it('does not count up a number that was visible before hydration', async () => {
  place({ top: 100 });
  const { values, run } = hydrated();
  run();
  await pass(3100);
  expect(values).toEqual(['114']);
});

it.each([
  ['out of sight', { top: 5000 }],
  ['still hidden by CSS', { top: 100, opacity: '0' }],
])('counts up a number that is %s at hydration once it is visible', async (_, where) => {
  place(where);
  const { values, run } = hydrated();
  await pass(100);
  expect(values).toEqual(['114', '0']);
  values.length = 0;
  run();
  await pass(3100);
  expect(values.length).toBeGreaterThan(10);
  expect(rises(values)).toBe(true);
  expect(values.at(-1)).toBe('114');
});

it('counts up from 0 without flashing the final value when rendered after hydration', async () => {
  place({ top: 100 });
  const container = document.createElement('div');
  document.body.append(container);
  const view = render(<CounterRow facts={FACTS} run={false} />, { container });
  const values = watch(container);
  view.rerender(<CounterRow facts={FACTS} run />);
  await pass(3100);
  expect(values[0]).toBe('0');
  expect(rises(values)).toBe(true);
  expect(values.at(-1)).toBe('114');
});
