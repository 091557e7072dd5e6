/** Start failure that the operator can fix. Printed as one line without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export class ConfigError extends StartError {
  override name = 'ConfigError';
}

export function describeError(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return `There is no room on the disk of DATA_DIR (${error.message})`;
  return error;
}

/** Equals `engines` in package.json: first version with require() of ES modules and util.parseEnv. */
const minNodeVersion = [20, 19] as const;

export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minNodeVersion[0] || (major === minNodeVersion[0] && minor >= minNodeVersion[1])) return;
  throw new StartError(`Node ${version} is too old: Yolda needs Node ${minNodeVersion.join('.')} or newer`);
}
