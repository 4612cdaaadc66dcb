import { TestEnvironment } from 'jest-environment-jsdom';

/** A document without a browser, with what every browser has and jsdom does not: the Fetch API, structuredClone and text codecs. */
export default class DocumentEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} options */
  constructor(...options) {
    super(...options);
    Object.assign(this.global, { fetch, Headers, Request, Response, structuredClone, TextDecoder, TextEncoder });
  }
}
