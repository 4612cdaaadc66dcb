import { createRequire } from 'node:module';

const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-node');

/** Says what each open page showed when a test failed: where nobody looked on, that is half of the cause. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {{ name: string }} event of jest-circus */
  async handleTestEvent({ name }) {
    if (name === 'test_fn_failure') {
      await this.global.describeOpenPages?.();
    }
  }
}
