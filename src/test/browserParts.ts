import { inProcessLocks } from './lockManager';

/** Polyfills APIs that jsdom lacks, as far as possible without layout. */
export function fillIn(): void {
  if (typeof window === 'undefined') return;
  Object.defineProperty(window.navigator, 'locks', { value: inProcessLocks(), configurable: true });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  fillInDialog();
  performance.getEntriesByType = () => [];
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  Object.assign(window, { IntersectionObserver: EverythingInSight, ResizeObserver: NothingResizes });
}

/** jsdom does not open or close dialogs. Sets attributes and sends events, without a top layer. */
function fillInDialog(): void {
  const { prototype } = window.HTMLDialogElement;
  prototype.show = prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    (this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea') ?? this).focus();
  };
  prototype.close = function (this: HTMLDialogElement, value?: string) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** IntersectionObserver polyfill: without layout every element counts as visible. */
class EverythingInSight {
  readonly #report: IntersectionObserverCallback;
  #watching = new Set<Element>();
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element): void {
    this.#watching.add(target);
    queueMicrotask(() => {
      if (!this.#watching.has(target)) return;
      const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
      this.#report([entry], this as unknown as IntersectionObserver);
    });
  }
  unobserve(target: Element): void {
    this.#watching.delete(target);
  }
  disconnect(): void {
    this.#watching.clear();
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class NothingResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
