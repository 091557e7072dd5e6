/** A request that runs longer than this is cut off; a service manager would send SIGKILL soon after. */
const patienceMs = 10_000;

/**
 * Ends the process in order on Ctrl-C and SIGTERM: `finish` lets running requests end, closes the database and releases its
 * lock. A second signal ends it at once.
 */
export function endOnSignals(finish: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(130);
    ending = true;
    setTimeout(() => {
      process.stderr.write('Running requests did not end in time\n');
      process.exit(1);
    }, patienceMs).unref();
    finish().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
