import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from 'jest-environment-jsdom';
import { leaseServer } from './leasedServer';

/**
 * jsdom, with the real server and database outside the sandbox, behind `outsideServer`. The server boots on first use,
 * so that other tests need not wait.
 */
export default class SiteEnvironment extends JsdomEnvironment {
  readonly #lease = leaseServer();

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    // Node classes that jsdom lacks, or whose jsdom versions do not work with Node's fetch.
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
