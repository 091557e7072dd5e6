/** What keeps the server from starting and its owner can mend: one line, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A setting that cannot be used; the line names it. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}
