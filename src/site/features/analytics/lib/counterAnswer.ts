/** Named in what the documents say of counting (server/platform/analyticsText.ts). */
const KEY = 'analyticsConsent';

type Answer = 'yes' | 'no';

/** Null: nobody has been asked in this browser. */
export const readAnswer = (): Answer | null => {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    // Where nothing can be kept, nobody can be asked once only.
    return 'no';
  }
};

export const writeAnswer = (answer: Answer): void => {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // As long as the page lives, then.
  }
};
