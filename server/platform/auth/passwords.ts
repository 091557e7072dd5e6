import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

// Argon2id with the minimum parameters that OWASP recommends. The package exports the enum for 2 only as a type.
const HASH_OPTIONS = { algorithm: 2 as const, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password, HASH_OPTIONS));
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return enqueue(() => verify(passwordHash, password));
}

// A hash occupies a core for about 30 ms. During bursts of sign-ins one core stays free for other requests.
const maxRunning = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let running = 0;

async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
