/** Digests that are under way at the same time: each alone would wait for the next turn of the browser's threads. */
const AT_ONCE = 256;

/** The answers of the hashes come one upon the other: without it the page would get no turn among them. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Solves the server's task (contract/signIn.ts): the first number with which its hash begins with as many zeros as the task says. The
 * browser hashes beside the page, which stays usable. Rejects when `signal` is aborted, and where the browser has no `crypto.subtle`
 * (a page without https).
 */
export async function solve(task: string, signal: AbortSignal): Promise<string> {
  const bits = Number(task.split('.')[2]);
  const encoder = new TextEncoder();
  const isSolved = async (solution: string) => {
    const hash = new DataView(await crypto.subtle.digest('SHA-256', encoder.encode(solution)));
    return Math.clz32(hash.getUint32(0)) >= bits;
  };
  for (let first = 0; ; first += AT_ONCE) {
    signal.throwIfAborted();
    const tried = Array.from({ length: AT_ONCE }, (_, index) => `${task}~${first + index}`);
    const solved = (await Promise.all(tried.map(isSolved))).indexOf(true);
    const solution = tried[solved];
    if (solution !== undefined) return solution;
    await breathe();
  }
}
