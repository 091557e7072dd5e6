import type { Page, Request, Route } from '@playwright/test';
import { brokenReply, type Failure } from './breakages';

export interface BrokenCall {
  /** How it fails from now on; null: healed. */
  failure: Failure | null;
  /** Calls that met this so far. */
  met: number;
  /** Other calls of the page that have not been answered yet. */
  underWay: number;
}

/** Breaks one call for one page alone, so that many pages can be tried beside each other. What hangs is answered by nobody. */
export async function breakCall(page: Page, call: RegExp, failure: Failure): Promise<BrokenCall> {
  const state: BrokenCall = { failure, met: 0, underWay: 0 };
  const meet = async (route: Route) => {
    state.met += 1;
    const { failure: now } = state;
    if (now === null) return route.continue();
    if (now === 'hanging') return undefined;
    if (now === 'refused') return route.abort('connectionrefused');
    const { status, contentType, body } = brokenReply(now, '[{"id": 1, "name": "');
    return route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });
  };
  const isBroken = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    return call.test(`${request.method()} ${pathname}${search}`);
  };
  const isOther = (request: Request) => request.url().includes('/api/') && !isBroken(request);
  page.on('request', (request) => void (isOther(request) && state.underWay++));
  const answered = (request: Request) => void (isOther(request) && state.underWay--);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  await page.route(/\/api\//, (route) => (isBroken(route.request()) ? meet(route) : route.continue()));
  return state;
}
