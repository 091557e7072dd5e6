// Loaded into the measured server (NODE_OPTIONS). SIGUSR2: prints its memory after a full collection. SIGHUP: prints the processor time
// that all its threads have used, without a collection, after which it would be slower for a while.
const say = (answer) => process.stdout.write(`probe ${JSON.stringify(answer)}\n`);
process.on('SIGUSR2', () => {
  globalThis.gc();
  say(process.memoryUsage());
});
process.on('SIGHUP', () => {
  const { user, system } = process.cpuUsage();
  say((user + system) / 1000);
});
