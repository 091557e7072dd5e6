import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

// 19 MiB, two passes, one lane. The package's enum has no runtime value: 2 is argon2id.
const cost = { algorithm: 2 as const, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password, cost));
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return enqueue(() => verify(passwordHash, password));
}

// A hash occupies a core for about 30 ms. One core stays free for other work during bursts of sign-ins.
const places = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let running = 0;

async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
