const keepOut = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

let users = 0;

/** As long as it is wanted, a file that misses its place is not opened by the browser in place of the screen. Returns how to end it. */
export function keepFilesOut(): () => void {
  users += 1;
  if (users === 1) for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, keepOut);
  return () => {
    users -= 1;
    if (users === 0) for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, keepOut);
  };
}
