import { keepFilesOut } from '../ui/DropZone';

const dropped = (...types: string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

it('keeps the browser from opening a file that was dropped beside its place, as long as there is one', () => {
  const ends = [keepFilesOut(), keepFilesOut()];
  expect([dropped('Files'), dropped('text/plain')]).toEqual([true, false]);
  ends.pop()?.();
  expect(dropped('Files')).toBe(true);
  ends.pop()?.();
  expect(dropped('Files')).toBe(false);
});
