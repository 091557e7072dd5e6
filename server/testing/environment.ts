import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

// jest's sandbox forbids import() of PGlite, so pgliteOutside.cjs loads it.
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['requireOutside'] = createRequire(__filename);
  }
}
