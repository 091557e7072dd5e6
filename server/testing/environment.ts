import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

// jest's sandbox refuses import() of PGlite, so pgliteOutside.cjs loads it outside.
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['requireOutside'] = createRequire(__filename);
  }
}
