// Loaded into the measured server (NODE_OPTIONS): prints its memory after a full collection, on SIGUSR2.
process.on('SIGUSR2', () => {
  globalThis.gc();
  process.stdout.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
