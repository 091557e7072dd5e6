import { StartError } from './startError';

/** package.json `engines`: require() of ES modules and util.parseEnv came with it. */
const least = [20, 19] as const;

export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  throw new StartError(`Node ${version} is too old: Yolda needs Node ${least.join('.')} or newer`);
}
