import { describeError, StartError } from './startError';

it('prints one line for a StartError or a full disk, and any other error with its stack', () => {
  expect(describeError(new StartError('Port 80 is taken'))).toBe('Port 80 is taken');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeError(full)).toBe('There is no room on the disk of DATA_DIR (ENOSPC: no space left on device, write)');
  const defect = new TypeError('x is not a function');
  expect(describeError(defect)).toBe(defect);
});
