import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

// PGlite uses import(), which jest's sandbox refuses without a Node flag, so pgliteOutside.cjs loads it outside.
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['requireOutside'] = createRequire(__filename);
  }
}
