import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from 'jest-environment-jsdom';
import { leaseServer } from './leasedServer';

/**
 * jsdom for the site's code, and outside of its sandbox the real application on a real database: `outsideServer` in the sandbox goes
 * to it through `app.inject`. It boots when a test asks for it, so a test that asks nothing costs nothing.
 */
export default class SiteEnvironment extends JsdomEnvironment {
  readonly #lease = leaseServer();

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    // jsdom has none of these, or its own that Node's fetch refuses.
    const { AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder, structuredClone } =
      globalThis;
    const { ReadableStream, TransformStream, WritableStream } = globalThis;
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder });
    Object.assign(this.global, { structuredClone, ReadableStream, TransformStream, WritableStream });
    Object.assign(this.global, { outsideServer: this.#lease.server });
  }

  override async teardown(): Promise<void> {
    this.#lease.giveBack();
    await super.teardown();
  }
}
