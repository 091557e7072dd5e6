import { spawn } from 'node:child_process';

/** Runs a command. `quiet` returns its output instead of printing it. Does not throw on failure: check `code`. */
export function run(command, args, { quiet = false, env = {}, cwd, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    // Decoded by the stream, because a chunk may end inside a character.
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

export const bin = (name, args, options) => run(`node_modules/.bin/${name}`, args, options);
