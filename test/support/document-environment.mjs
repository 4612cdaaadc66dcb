import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Its types describe only what CommonJS imports. */
const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');

/** jsdom with what every browser has and jsdom lacks: the Fetch API with its signals, structuredClone, text codecs, ResizeObserver and files to save. */
export default class DocumentEnvironment extends JsdomEnvironment {
  /** @param {any} config @param {any} context */
  constructor(config, context) {
    super(config, context, require('jsdom'));
    Object.assign(this.global, {
      ResizeObserver,
      // Node's fetch takes no signal but Node's own.
      AbortController,
      AbortSignal,
      fetch,
      Headers,
      Request,
      Response,
      structuredClone,
      TextDecoder,
      TextEncoder,
    });
    savesFiles(this.global);
  }
}

/**
 * A browser saves what a link with `download` leads to, where jsdom would leave the page.
 * @param {any} page
 */
function savesFiles({ URL, HTMLAnchorElement, HTMLElement }) {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  /** @this {any} a link */
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) {
      HTMLElement.prototype.click.call(this);
    }
  };
}

/** jsdom lays nothing out: nothing ever changes its size. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
