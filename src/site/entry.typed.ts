/** Stores input of a fallback form in the tab until submit, because reloads and language switches lose it. */
const key = `typed:${window.location.pathname.replace(/^\/uz(?=\/)/, '')}`;

/** Input by field name. Restored only if the page still has the default value `over`. */
type StoredInput = Record<string, { typed: string; over: string }>;

const keepTyped = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-kept]');
  try {
    if (!form) {
      sessionStorage.removeItem(key);
      return;
    }
    const texts = [...form.querySelectorAll('textarea')];
    const choices = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    // Input for other content, such as an earlier version of an estimate, is not restored.
    const about = form.dataset.kept ?? '';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { about?: string; kept?: StoredInput };
    const storedInput = stored.about === about ? (stored.kept ?? {}) : {};
    const shownOf = (name: string): string =>
      choices.find((choice) => choice.name === name && choice.defaultChecked)?.value ?? '';

    for (const text of texts) {
      const known = storedInput[text.name];
      if (known && text.value === known.over) text.value = known.typed;
    }
    for (const choice of choices) {
      const known = storedInput[choice.name];
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
      const now: StoredInput = {};
      for (const { name, value, defaultValue } of texts) now[name] = { typed: value, over: defaultValue };
      for (const { name, value, checked } of choices) if (checked) now[name] = { typed: value, over: shownOf(name) };
      sessionStorage.setItem(key, JSON.stringify({ about, kept: now }));
    });
  } catch {
    // Storage is blocked or contains invalid data.
  }
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', keepTyped);
else keepTyped();
