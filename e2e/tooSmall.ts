import type { Page } from '@playwright/test';

/** What can be pressed and is smaller than `least` pixels. Links in running text are as high as the text. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((least) => {
    const standsInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
    // A card's link and the label of a button-like radio take the press for all of what they cover.
    const pressedFor = (element: Element): Element => {
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const whole = covers ? element.closest('article, li') : element.closest('label');
      return whole ?? element;
    };
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // The map's markers have a size of their own (docs/spec/limits.md#map).
        .filter((element) => !element.closest('.pigeon-overlays'))
        .filter((element) => !standsInText(element) && !element.closest('[inert], [popover]:not(:popover-open)'))
        .map((element) => ({ element, size: pressedFor(element).getBoundingClientRect() }))
        // What only those who listen or tab come to is a pixel large until then.
        .filter(
          ({ size }) => size.width > 1 && size.height > 1 && (size.width < least - 0.5 || size.height < least - 0.5),
        )
        .map(
          ({ element, size }) =>
            `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}: ` +
            `${size.width.toFixed(0)}×${size.height.toFixed(0)}`,
        )
    );
  }, least);
