// Loaded into the measured server (NODE_OPTIONS): on SIGUSR2 prints its memory after a full collection, and the processor time it has
// used so far without these collections.
let collectingMs = 0;
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
process.on('SIGUSR2', () => {
  const used = cpuMs();
  globalThis.gc();
  collectingMs += cpuMs() - used;
  const answer = { memory: process.memoryUsage(), cpuMs: cpuMs() - collectingMs };
  process.stdout.write(`probe ${JSON.stringify(answer)}\n`);
});
