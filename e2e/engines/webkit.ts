import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import type { Handle, Tab } from './tab';

const ROOM = { width: 1440, height: 900 };
const startTimeoutMs = 30_000;

/** Debian installs MiniBrowser in a folder named after the CPU architecture. */
export function findMiniBrowser(): string | undefined {
  const folder = '/usr/lib';
  return readdirSync(folder)
    .flatMap((kind) => ['4.1', '4.0'].map((version) => `${folder}/${kind}/webkit2gtk-${version}/MiniBrowser`))
    .find((program) => existsSync(program));
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** WebKitGTK needs an X display. Xvfb picks a free display number and prints it. */
async function startScreen() {
  const { width, height } = ROOM;
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.on('error', reject);
    screen.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { display: `:${number}`, stop: () => screen.kill() };
}

/** WebKit refuses to run its sandbox as root. */
const asRoot = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
interface ElementReference {
  [ELEMENT]: string;
}

const KEYS = { Enter: '\uE007', Escape: '\uE00C' };

/** Sends a WebDriver command (w3.org/TR/webdriver2). Throws the driver's errors. */
async function command<Value>(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}): Promise<Value> {
  const reply = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const started = (url: string): Promise<void> =>
  expect(() => command('GET', `${url}/status`)).toPass({ intervals: [100], timeout: startTimeoutMs });

/** Collects errors in the page, because WebDriver gives no access to the console. */
function listenForProblems(): void {
  const site = window as unknown as { problems?: string[] };
  if (site.problems) return;
  const problems: string[] = [];
  site.problems = problems;
  Object.assign(console, { error: (...words: unknown[]) => void problems.push(words.map(String).join(' ')) });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
}

function intoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** `pageLoadStrategy: none`: the driver waits forever if `Cross-Origin-Opener-Policy` makes WebKit change process. */
async function startSession(url: string) {
  const binary = findMiniBrowser();
  const options = { args: ['--automation'], ...(binary && { binary }) };
  const alwaysMatch = { browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
  const { sessionId } = await command<{ sessionId: string }>('POST', `${url}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${url}/session/${sessionId}`;
  const post = <Value = null>(path: string, body?: object) => command<Value>('POST', session + path, body);
  return {
    post,
    run: <Result>(script: (...args: never[]) => Result, ...args: unknown[]) =>
      post<Awaited<Result>>('/execute/sync', { script: `return (${String(script)}).apply(null, arguments)`, args }),
    resize: (size: { width: number; height: number }) => post('/window/rect', size),
    press: (value: string) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    quit: () => command('DELETE', session),
  };
}
type Session = Awaited<ReturnType<typeof startSession>>;

function handle({ post, run }: Session, element: ElementReference): Handle {
  const path = `/element/${element[ELEMENT]}`;
  return {
    click: async () => {
      await run(intoView, element);
      await post(`${path}/click`);
    },
    // Moves to the corner first: the driver ignores a move to its last position, although a click moved the pointer.
    hover: () => {
      const places = [
        { x: 1, y: 1, origin: 'viewport' },
        { x: 0, y: 0, origin: element },
      ];
      const actions = places.map((place) => ({ type: 'pointerMove', duration: 100, ...place }));
      return post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: (text) => post(`${path}/value`, { text }),
  };
}

export async function openWebKit(program: string): Promise<Tab> {
  const screen = await startScreen();
  process.once('exit', screen.stop);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...asRoot, DISPLAY: screen.display };
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  process.once('exit', () => driver.kill());
  await started(url);
  const session = await startSession(url);
  const { post, run } = session;
  await session.resize(ROOM);
  const arrived = () => run(() => !('left' in window) && document.readyState !== 'loading').catch(() => false);
  return {
    engine: 'webkit',
    open: async (address) => {
      await run(() => void Object.assign(window, { left: true }));
      await post('/url', { url: address });
      await expect.poll(arrived, { intervals: [50] }).toBe(true);
      await run(listenForProblems);
    },
    back: async () => void (await post('/back')),
    evaluate: async (script, text = '') => run(script, text),
    element: async (look, css, name) => {
      const element = (await run(look, css, name)) as ElementReference | null;
      return element && handle(session, element);
    },
    // Sends keys to the focused element: the one found before may have lost focus.
    press: async (key) => void (await session.press(KEYS[key])),
    resize: async (width, height) => void (await session.resize({ width, height })),
    problems: () => run(() => (window as unknown as { problems?: string[] }).problems?.splice(0) ?? []),
    close: async () => {
      await session.quit();
      driver.kill();
      screen.stop();
    },
  };
}
