/** Keeps the input of a fallback form in the tab until it is sent, because reloads and language switches lose it. */
const key = `typed:${window.location.pathname.replace(/^\/uz(?=\/)/, '')}`;

/** Restored only if the page still has the value that was edited (`over`). */
type Kept = Record<string, { typed: string; over: string }>;

const keepTyped = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-kept]');
  try {
    if (!form) {
      sessionStorage.removeItem(key);
      return;
    }
    const texts = [...form.querySelectorAll('textarea')];
    const choices = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    // Other content, such as a new version of an estimate, starts empty.
    const about = form.dataset.kept ?? '';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { about?: string; kept?: Kept };
    const kept = stored.about === about ? (stored.kept ?? {}) : {};
    const shownOf = (name: string): string =>
      choices.find((choice) => choice.name === name && choice.defaultChecked)?.value ?? '';

    for (const text of texts) {
      const known = kept[text.name];
      if (known && text.value === known.over) text.value = known.typed;
    }
    for (const choice of choices) {
      const known = kept[choice.name];
      if (known && shownOf(choice.name) === known.over && choice.value === known.typed) choice.checked = true;
    }

    const countLengths = (): void => {
      for (const text of texts) {
        const limit = Number(text.dataset.limit);
        const { length } = text.value.trim();
        text.setCustomValidity(length > limit ? (text.dataset.tooLong ?? '') : '');
        const counter = form.querySelector<HTMLElement>(`[data-counts="${text.name}"]`);
        if (counter) counter.textContent = length > limit * 0.8 ? `${length} / ${limit}` : '';
      }
    };
    countLengths();
    form.addEventListener('input', () => {
      countLengths();
      const now: Kept = {};
      for (const { name, value, defaultValue } of texts) now[name] = { typed: value, over: defaultValue };
      for (const { name, value, checked } of choices) if (checked) now[name] = { typed: value, over: shownOf(name) };
      sessionStorage.setItem(key, JSON.stringify({ about, kept: now }));
    });
  } catch {
    // Storage is blocked or holds foreign data.
  }
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', keepTyped);
else keepTyped();
