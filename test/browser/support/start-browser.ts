import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { type RunningServer, startServer } from '../../support/running-server.ts';

/** Runs as root, and without graphics card or network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Generous: a build machine may be ten times as slow as a desktop. */
export const ACTION_LIMIT_MS = 45_000;

/** A page, and everything that went wrong on it: console errors and server errors. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  problems: string[];
}

/** A server with demo data and a browser connected to it. */
export interface Stage {
  url: string;
  server: RunningServer;
  /** A page for a first-time visitor. */
  newVisitor(options?: BrowserContextOptions): Promise<WatchedPage>;
  close(): Promise<void>;
}

export async function startBrowser(name: string, settings: Record<string, string> = {}): Promise<Stage> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('No Chromium: set CHROME_PATH.');
  }
  const [server, browser] = await Promise.all([
    startServer(name, settings),
    chromium.launch({ executablePath, args: FLAGS }),
  ]);
  return {
    url: server.url,
    server,
    newVisitor: (options) => newVisitor(browser, server.url, options),
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

async function newVisitor(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'America/Detroit',
    locale: 'en-US',
    ...options,
  });
  context.setDefaultTimeout(ACTION_LIMIT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself logs refused requests; forbidden ones are caught below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 500) {
      problems.push(`${response.status()} from ${response.url()}`);
    }
  });
  return { page, context, problems };
}
