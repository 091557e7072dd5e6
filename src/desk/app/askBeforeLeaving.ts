import { isAnythingUnderWay } from '#api/desk/turns';

/** What stands on the screen ahead of its answer would be gone with the page: the browser asks whoever closes it. */
export const askBeforeLeaving = (): void =>
  window.addEventListener('beforeunload', (event) => {
    if (isAnythingUnderWay()) event.preventDefault();
  });
