/**
 * The form of a page that no script takes over: browsers forget on a reload what was typed into a page that is kept by nobody. It is kept
 * for the tab, until the form is gone because it was sent.
 */
const key = `typed:${window.location.pathname}`;

const keepTyped = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-kept]');
  try {
    if (!form) {
      sessionStorage.removeItem(key);
      return;
    }
    const texts = [...form.querySelectorAll('textarea')];
    const choices = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const kept = new Map<string, string>(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string][]);
    // What came back from the server is newer.
    for (const text of texts) text.value ||= kept.get(text.name) ?? '';
    if (!choices.some(({ checked }) => checked))
      for (const choice of choices) choice.checked = kept.get(choice.name) === choice.value;
    form.addEventListener('input', () => {
      const typed = [...texts, ...choices.filter(({ checked }) => checked)].map(({ name, value }) => [name, value]);
      sessionStorage.setItem(key, JSON.stringify(typed));
    });
  } catch {
    // Storage is blocked, or somebody else wrote there.
  }
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', keepTyped);
else keepTyped();
