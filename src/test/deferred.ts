export function deferred(): { promise: Promise<void>; resolve: () => void } {
  const settle: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => {
    settle.push(resolve);
  });
  return { promise, resolve: () => settle.forEach((resolve) => resolve()) };
}
