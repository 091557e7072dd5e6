import { startServer } from '../e2e/server';
import { openBrowser } from './lib/phone';
import { customers } from '../server/seed/content/customers';

const out = '/tmp/v5-shots';
async function main() {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const reply = await fetch(`${server.url}/api/main/authentication/login/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ phone_number: customers[0]?.phone, password: (customers[0] as any).password }) });
    const text = await reply.text();
    console.log(text.slice(0, 200));
    const login = JSON.parse(text);
    for (const width of [360, 768, 1440])
      for (const [lang, prefix] of [['ru', ''], ['uz', '/uz']] as const)
        for (const theme of width === 768 ? ['light'] : ['light', 'dark']) {
          if (lang === 'uz' && theme === 'dark') continue;
          const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 900 }, deviceScaleFactor: 1 });
          await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
          const page = await context.newPage();
          await page.addInitScript((l: any) => { for (const [k, v] of Object.entries(l)) localStorage.setItem(k, String(v)); }, { userId: String(login.user_id), accessToken: login.access_token, refreshToken: login.refresh_token });
          for (const name of ['garage', 'profile']) {
            await page.goto(`${prefix}/personal/${name}`);
            await page.waitForTimeout(2500);
            if (name === 'profile') await page.getByText('SMS', { exact: true }).click().catch(() => {});
            await page.screenshot({ path: `${out}/${name}-${width}-${lang}-${theme}.png`, fullPage: true });
            if (name === 'garage') {
              await page.locator('section button').first().click();
              await page.waitForTimeout(600);
              await page.screenshot({ path: `${out}/form-${width}-${lang}-${theme}.png` });
              if (width === 360 && lang === 'ru') { await page.getByRole('dialog').locator('button[aria-haspopup]').click(); await page.waitForTimeout(1500); await page.screenshot({ path: `${out}/cal-${width}-${theme}.png` }); }
            }
          }
          await context.close();
        }
  } finally {
    await browser.close();
    await server.stop();
  }
}
void main();
