import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Handle, Tab } from './tab';

const ROOM = { width: 1440, height: 900 };
const startTimeoutMs = 30_000;

/** Debian keeps the browser that goes with the driver beside the library, in a folder of the machine's kind. */
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

/** A screen that nobody sees: WebKitGTK draws into a window. It picks a free number itself and prints it. */
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

/** WebKit refuses to run its sandbox as root, as containers do: there, and in tests only, it does without. */
const asRoot = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const ready = await fetch(`${url}/status`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Collects what goes wrong in the page from now on. The driver hands over no console; a page says here what it says there. */
function listenForProblems(): void {
  const site = window as unknown as { problems?: string[] };
  if (site.problems) return;
  const problems: string[] = [];
  site.problems = problems;
  Object.assign(console, { error: (...words: unknown[]) => void problems.push(words.map(String).join(' ')) });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
}

/** The driver refuses what lies outside of the window instead of scrolling to it. Runs in the page. */
function intoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function handle(driver: WebDriver, element: WebElement): Handle {
  return {
    click: async () => {
      await driver.executeScript(intoView, element);
      await element.click();
    },
    // By way of the corner: a click moves the pointer behind the back of these actions, and a move to where they believe it is moves nothing.
    hover: () => driver.actions({ async: false }).move({ x: 1, y: 1 }).move({ origin: element }).perform(),
    type: (text) => element.sendKeys(text),
  };
}

/**
 * WebKitGTK by the driver of the same package. The session waits for no page itself: its wait never ends when the page's
 * `Cross-Origin-Opener-Policy` makes the browser start another process for it.
 */
async function startSession(url: string): Promise<WebDriver> {
  const binary = findMiniBrowser();
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args: ['--automation'], ...(binary && { binary }) },
    })
    .build();
  return session;
}

export async function openWebKit(program: string): Promise<Tab> {
  const screen = await startScreen();
  process.once('exit', screen.stop);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...asRoot, DISPLAY: screen.display };
  const driverProcess = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  process.once('exit', () => driverProcess.kill());
  await waitUntilReady(url);
  const driver = await startSession(url);
  await driver.manage().window().setRect(ROOM);
  const arrived = () =>
    driver.executeScript<boolean>(() => !('left' in window) && document.readyState !== 'loading').catch(() => false);
  return {
    engine: 'webkit',
    open: async (address) => {
      await driver.executeScript(() => void Object.assign(window, { left: true }));
      await driver.get(address);
      await expect.poll(arrived, { intervals: [50] }).toBe(true);
      await driver.executeScript(listenForProblems);
    },
    back: () => driver.navigate().back(),
    evaluate: (script, text = '') => driver.executeScript(script, text),
    element: async (look, css, name) => {
      const element = await driver.executeScript<WebElement | null>(look, css, name);
      return element && handle(driver, element);
    },
    // To whatever has the focus by then: an element asked for before may have lost it meanwhile, and refuses the key.
    press: (key) =>
      driver
        .actions({ async: false })
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    problems: () =>
      driver.executeScript<string[]>(() => (window as unknown as { problems?: string[] }).problems?.splice(0) ?? []),
    close: async () => {
      await driver.quit();
      driverProcess.kill();
      screen.stop();
    },
  };
}
