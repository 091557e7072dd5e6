import type { Page, Route } from '@playwright/test';
import { brokenReply, type Failure } from './breakages';

export interface BrokenCall {
  /** How it fails from now on; null: healed. */
  failure: Failure | null;
  /** Calls that met this so far. */
  met: number;
}

/** Breaks one call for one page alone, so that many pages can be tried beside each other. What hangs is answered by nobody. */
export async function breakCall(page: Page, call: RegExp, failure: Failure): Promise<BrokenCall> {
  const state: BrokenCall = { failure, met: 0 };
  const meet = async (route: Route) => {
    state.met += 1;
    const { failure: now } = state;
    if (now === null) return route.continue();
    if (now === 'hanging') return undefined;
    if (now === 'refused') return route.abort('connectionrefused');
    const { status, contentType, body } = brokenReply(now, '[{"id": 1, "name": "');
    return route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });
  };
  await page.route(/\/api\//, (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    return call.test(`${request.method()} ${pathname}${search}`) ? meet(route) : route.continue();
  });
  return state;
}
