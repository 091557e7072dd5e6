import { describeError, StartError } from './startError';

it('is one line where the owner can mend it, and else shows where it failed', () => {
  expect(describeError(new StartError('Port 80 is taken'))).toBe('Port 80 is taken');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeError(full)).toBe('There is no room on the disk of DATA_DIR (ENOSPC: no space left on device, write)');
  const defect = new TypeError('x is not a function');
  expect(describeError(defect)).toBe(defect);
});
