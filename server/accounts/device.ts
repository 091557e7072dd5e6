import Bowser from 'bowser';

/** In the words of its makers, `Safari` and `iOS`; null where the browser does not say. */
export type Device = { browser: string | null; system: string | null };

/** What a customer knows a device by. The User-Agent itself is not kept: it tells more than that. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  // Cut: it is the visitor's text, and the patterns need not see more.
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512));
  return { browser: named(browser.name), system: named(os.name) };
}

const named = (name: string | undefined) => name?.replace(' for Android', '').slice(0, 40) || null;
