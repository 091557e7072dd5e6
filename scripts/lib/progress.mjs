const onTerminal = process.stdout.isTTY;
const paint = (code, text) => (onTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);

export const say = (text) => console.log(`${paint('33', '▸')} ${text}`);
export const good = (text) => console.log(`${paint('32', '✓')} ${text}`);
export const bad = (text) => console.log(`${paint('31', '✗')} ${text}`);
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export function giveUp(text) {
  console.error(`${paint('31', '✗')} ${text}`);
  process.exit(1);
}

export async function withHeartbeat(what, work) {
  const since = performance.now();
  const timer = setInterval(() => say(`${what}… ${seconds(since)}`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
