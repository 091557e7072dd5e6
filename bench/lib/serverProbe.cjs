// Loaded into the measured server (NODE_OPTIONS): on SIGUSR2 prints its memory after a full collection, and its processor time so far.
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc();
  process.stdout.write(`probe ${JSON.stringify({ memory: process.memoryUsage(), cpuMs: (user + system) / 1000 })}\n`);
});
