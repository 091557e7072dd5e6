/** What keeps the server from starting and its owner can mend: one line, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A setting that cannot be used; the line names it. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

/** What is said of a start that failed: one line where its owner can mend it; anything else is a defect of ours and shows where. */
export function describeError(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return `There is no room on the disk of DATA_DIR (${error.message})`;
  return error;
}

/** package.json `engines`: require() of ES modules and util.parseEnv came with it. */
const least = [20, 19] as const;

export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  throw new StartError(`Node ${version} is too old: Yolda needs Node ${least.join('.')} or newer`);
}
