const say = (): void => {
  document.documentElement.setAttribute('data-static', '');
  const notes = document.getElementsByTagName('noscript');
  // With scripts on, what stands in a `noscript` is text. The list is live: each replacement shortens it.
  for (let note = notes[0]; note; note = notes[0]) note.outerHTML = `<div>${note.textContent}</div>`;
};

/**
 * Leaves the page as the server rendered it, for good: what it says to those who have no script now holds here too. For browsers too
 * old for the application, and where it cannot start.
 */
export const showNoScriptFallback = (): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
  else say();
};
