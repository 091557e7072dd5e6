import { createHash } from 'node:crypto';

export function solutionOf(task: string, from = 0): string {
  const bits = Number(task.split('.')[2]);
  for (let number = from; ; number++) {
    const solution = `${task}~${number}`;
    const hash = createHash('sha256').update(solution).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return solution;
  }
}
