import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

// PGlite loads itself with import(), which jest's sandbox refuses without a Node flag. It is loaded outside the sandbox
// instead; pgliteOutside.cjs hands it in.
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['requireOutside'] = createRequire(__filename);
  }
}
