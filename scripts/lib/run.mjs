import { spawn } from 'node:child_process';

/**
 * Runs a command. `quiet` keeps its output back and returns it; otherwise it goes to the terminal.
 * Never throws for a failing command: the caller reads `code`.
 */
export function run(command, args, { quiet = false, env = {}, cwd, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    // By the stream, not piece by piece: a letter of two bytes may come in two pieces.
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined;
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A program of node_modules/.bin, run by this Node. */
export const bin = (name, args, options) => run(`node_modules/.bin/${name}`, args, options);
