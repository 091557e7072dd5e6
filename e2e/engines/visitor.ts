import { expect } from '@playwright/test';
import type { Handle, Tab } from './tab';

function firstCalled(css: string, name: string | null): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => {
    const { labels, innerText } = element as HTMLElement & { labels?: NodeListOf<HTMLElement> | null };
    return [element.getAttribute('aria-label'), innerText, ...Array.from(labels ?? [], (label) => label.innerText)];
  };
  const candidates = Array.from(document.querySelectorAll(css)).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || namesOf(element).some((given) => plain(given) === name)),
  );
  return candidates[0] ?? null;
}

const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);

/** Skips hidden elements, whose `innerText` includes text that no one sees. */
const wordsOf = (css: string): string =>
  Array.from(document.querySelectorAll<HTMLElement>(css))
    .filter((element) => element.checkVisibility())
    .map((element) => element.innerText)
    .join('\n');

export function visitorOf(tab: Tab, site: string) {
  const look = (css: string, name: string | null) => tab.element(firstCalled, css, name);

  const find = async (css: string, name: string | null = null): Promise<Handle> => {
    let found: Handle | null = null;
    await expect
      .poll(async () => (found = await look(css, name)) !== null, { message: `${css} called ${name ?? 'anything'}` })
      .toBe(true);
    return found as unknown as Handle;
  };

  /** Waits for animations, because clicks on a moving element miss. */
  const act = (css: string, name: string | null, what: (handle: Handle) => Promise<unknown>) =>
    expect(async () => {
      const handle = await find(css, name);
      await expect.poll(() => tab.evaluate(isMoving), { message: 'the page moves' }).toBe(false);
      await what(handle);
    }).toPass({ timeout: 20_000 });

  return {
    tab,
    async go(path: string): Promise<void> {
      await tab.open(site + path);
      await this.isHydrated();
    },
    isHydrated: () => expect.poll(() => tab.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(true),
    find,
    sees: async (css: string, name: string | null = null) => void (await find(css, name)),
    missesSoon: (css: string, name: string | null = null) =>
      expect
        .poll(async () => (await look(css, name)) === null, {
          message: `${css} called ${name ?? 'anything'} disappears`,
        })
        .toBe(true),
    click: (css: string, name: string | null = null) => act(css, name, (handle) => handle.click()),
    hover: (css: string, name: string | null = null) => act(css, name, (handle) => handle.hover()),
    /** Replaces the text, because a draft may have filled the field. */
    async types(css: string, name: string | null, text: string): Promise<void> {
      await this.click(css, name);
      await tab.evaluate(() => (document.activeElement as Partial<HTMLInputElement> | null)?.select?.());
      await (await find(css, name)).type(text);
    },
    reads: (css: string, text: string | RegExp) =>
      expect.poll(() => tab.evaluate(wordsOf, css), { message: css }).toMatch(text),
    holds: (css: string, value: string) =>
      expect
        .poll(() => tab.evaluate((what) => document.querySelector<HTMLInputElement>(what)?.value ?? null, css))
        .toBe(value),
    counts: (css: string, count: number) =>
      expect
        .poll(() => tab.evaluate((what) => document.querySelectorAll(what).length, css), { message: css })
        .toBe(count),
    showsItsPictures: () =>
      expect
        .poll(() =>
          tab.evaluate(() =>
            [...document.images]
              .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc !== '' && naturalWidth === 0)
              .map(({ currentSrc }) => currentSrc),
          ),
        )
        .toEqual([]),
    isAt: (path: string | RegExp) =>
      expect.poll(() => tab.evaluate(() => decodeURI(location.pathname + location.search))).toMatch(path),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
