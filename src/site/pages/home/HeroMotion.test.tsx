import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import HeroMotion from './HeroMotion';

const SLIDES = 3;

const show = (isPlaying: boolean) => {
  const viewport = createRef<HTMLDivElement>();
  const selected: number[] = [];
  let scrollTo: ((slide: number) => void) | null = null;
  const motion = (plays: boolean) => (
    <>
      <div ref={viewport} />
      <HeroMotion
        viewport={viewport}
        total={SLIDES}
        isPlaying={plays}
        onSelect={(slide) => selected.push(slide)}
        onReady={(go) => {
          scrollTo = go;
        }}
      />
    </>
  );
  HTMLElement.prototype.scrollTo = () => {};
  const view = render(motion(isPlaying));
  const touch = (type: string, clientX: number, clientY: number) => {
    const event = Object.assign(new Event(type), {
      touches: [{ clientX, clientY }],
      changedTouches: [{ clientX, clientY }],
    });
    act(() => void viewport.current?.dispatchEvent(event));
  };
  return {
    selected,
    play: (plays: boolean) => view.rerender(motion(plays)),
    go: (slide: number) => act(() => scrollTo?.(slide)),
    swipe: (x: number, y = 0) => {
      touch('touchstart', 200, 200);
      touch('touchend', 200 + x, 200 + y);
    },
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('moves to the next slide every seven seconds, rewinds after the last one, and stops while paused', () => {
  const { selected, play } = show(true);
  for (let step = 0; step < SLIDES; step++) act(() => jest.advanceTimersByTime(7000));
  expect(selected).toEqual([0, 1, 2, 0]);
  play(false);
  act(() => jest.advanceTimersByTime(30_000));
  expect(selected).toEqual([0, 1, 2, 0]);
});

it('shows a selected slide for seven seconds from its selection, also if it was already visible', () => {
  const { selected, go } = show(true);
  act(() => jest.advanceTimersByTime(6000));
  go(0);
  act(() => jest.advanceTimersByTime(6000));
  expect(selected.at(-1)).toBe(0);
  act(() => jest.advanceTimersByTime(1000));
  expect(selected.at(-1)).toBe(1);
});

it('follows horizontal swipes up to the last slide, and ignores vertical ones', () => {
  const { selected, swipe } = show(false);
  for (let step = 0; step < SLIDES; step++) swipe(-120);
  expect(selected.at(-1)).toBe(SLIDES - 1);
  swipe(120);
  expect(selected.at(-1)).toBe(SLIDES - 2);
  swipe(60, 200);
  swipe(-20);
  expect(selected.at(-1)).toBe(SLIDES - 2);
});
