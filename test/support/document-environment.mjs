import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and jsdom lacks: the Fetch API, structuredClone and text codecs. */
export default class DocumentEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} options */
  constructor(...options) {
    super(...options);
    Object.assign(this.global, { fetch, Headers, Request, Response, structuredClone, TextDecoder, TextEncoder });
  }
}
