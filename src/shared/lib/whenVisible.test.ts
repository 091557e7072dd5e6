/** Fake observer that reports each element as visible at once. */
class EverythingInSight {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    this.#report(
      [{ target, isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  unobserve() {}
}

const act = async (action: string) => {
  window.dispatchEvent(new Event(action));
  await Promise.resolve();
};

const load = async () => {
  jest.resetModules();
  const { whenVisible } = await import('./whenVisible');
  return whenVisible;
};

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: EverythingInSight });
  window.requestIdleCallback = (work) => {
    work({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
});

it('does not call back before the first interaction of the visitor', async () => {
  const whenVisible = await load();
  const seen = jest.fn();
  whenVisible(document.createElement('a'), seen);
  expect(seen).not.toHaveBeenCalled();
  await act('pointermove');
  expect(seen).toHaveBeenCalledTimes(1);
});

it('calls back at once for elements added after the first interaction', async () => {
  const whenVisible = await load();
  whenVisible(document.createElement('a'), () => undefined);
  await act('scroll');
  const seen = jest.fn();
  whenVisible(document.createElement('a'), seen);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('does not call back after the cancel function was called', async () => {
  const whenVisible = await load();
  const seen = jest.fn();
  const stop = whenVisible(document.createElement('a'), seen);
  stop();
  await act('pointerdown');
  expect(seen).not.toHaveBeenCalled();
});

it('does not count the scrolling of a carousel as an interaction', async () => {
  const whenVisible = await load();
  const seen = jest.fn();
  whenVisible(document.createElement('a'), seen);
  const strip = document.body.appendChild(document.createElement('div'));
  strip.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
});
