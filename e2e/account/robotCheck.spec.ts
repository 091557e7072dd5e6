import { apiCalls, expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { holdScripts, LANGUAGES, open } from '../shared/steps';
import { newPhone, signInScreen } from './accountSteps';

// Every code requires a proof of work, as during an attack.
test.use({ serverSettings: { SMS_CHALLENGE_PERCENT: '0' } });

const SLOW_PHONE = 6;
const patiently = expect.configure({ timeout: 60_000 });

for (const { language, prefix, t } of LANGUAGES) {
  test(`a slow phone solves the proof of work, shows progress and gets a code, ${language}`, async ({
    page,
    server,
    watched,
  }) => {
    test.setTimeout(240_000);
    watched.tolerate(NETWORK_ERROR);
    const calls = apiCalls(page);
    const screen = signInScreen(page, server.url, t);
    const phone = newPhone();
    await open(page, `${prefix}/sign-up`);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
    const letThrough = await holdScripts(page, /\/session\./);
    await screen.submitPhone(phone);
    await patiently(screen.button(t.signIn.notRobot)).toBeVisible();
    await expect(screen.phone).toHaveValue(new RegExp(`${phone.slice(-2)}$`));
    await letThrough();
    await patiently(screen.main.getByRole('heading', { level: 1 })).toHaveText(t.signIn.codeTitle);
    await patiently(screen.code).toBeFocused();
    const asked = calls.filter((call) => call.includes('/get-verification-code/'));
    expect(asked.map((call) => call.includes('solution='))).toEqual([false, true]);
    await screen.submitSentCode(phone);
    await patiently(screen.main.getByRole('heading', { level: 1 })).toHaveText(t.signIn.registrationTitle);
  });
}
