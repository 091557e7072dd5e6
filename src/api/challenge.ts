/** Number of digests computed in parallel, because awaiting each one alone would cost a thread switch. */
const BATCH_SIZE = 256;

const yieldToEventLoop = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Solves a proof-of-work task (contract/signIn.ts): finds the number whose hash has the required leading zero bits.
 * @throws when `signal` is aborted or `crypto.subtle` is missing (no HTTPS)
 */
export async function solve(task: string, signal: AbortSignal): Promise<string> {
  const bits = Number(task.split('.')[2]);
  const encoder = new TextEncoder();
  const isSolved = async (solution: string) => {
    const hash = new DataView(await crypto.subtle.digest('SHA-256', encoder.encode(solution)));
    return Math.clz32(hash.getUint32(0)) >= bits;
  };
  for (let first = 0; ; first += BATCH_SIZE) {
    signal.throwIfAborted();
    const tried = Array.from({ length: BATCH_SIZE }, (_, index) => `${task}~${first + index}`);
    const solved = (await Promise.all(tried.map(isSolved))).indexOf(true);
    const solution = tried[solved];
    if (solution !== undefined) return solution;
    await yieldToEventLoop();
  }
}
