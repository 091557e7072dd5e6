/**
 * Waits while somebody is in a field that its successor would lock, which takes the focus away. It ends with the key or the press that
 * leaves the field, not with the loss of focus, which comes before the click.
 */
export const isLeft = (field: Element | RadioNodeList | null | undefined): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (field && document.activeElement === field) return;
      document.removeEventListener('keyup', look);
      document.removeEventListener('click', look);
      resolve();
    };
    document.addEventListener('keyup', look);
    document.addEventListener('click', look);
    look();
  });
