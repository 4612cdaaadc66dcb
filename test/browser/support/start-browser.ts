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
/** Far longer than anything takes, even on a busy machine. */
export const ACTION_LIMIT_MS = 120_000;
/** The same for what the server refuses when it takes too long: a census file that is read, a page that is printed. */
const PATIENT = { FILE_TIMEOUT_MS: String(ACTION_LIMIT_MS), PRINT_TIMEOUT_MS: String(ACTION_LIMIT_MS) };

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

/** One for all files that a jest worker runs together: each visitor has an own context, with own cookies and storage. */
let browser: Promise<Browser> | undefined;
/** The server of the files that change nothing of the demo's data. */
let shared: Promise<RunningServer> | undefined;

/** Called by browser-environment.mjs when a test fails. */
Object.assign(globalThis, {
  describeOpenPages: async () => {
    const pages = (await browser)?.contexts().flatMap((context) => context.pages()) ?? [];
    const shown = await Promise.all(pages.map(shownOn));
    process.stderr.write(shown.join('\n'));
  },
});

async function shownOn(page: Page): Promise<string> {
  const content = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return `── ${page.url()} when the test failed\n${content}\n`;
}

// Runs once, after the last of these files.
afterAll(async () => {
  await (await browser)?.close();
  await (await shared)?.stop();
});

/** For files that change the demo's data, count it, or need settings of their own. */
export const startBrowser = async (name: string, settings: Record<string, string> = {}): Promise<Stage> =>
  stageOf(await startServer(name, { ...PATIENT, ...settings }));

/** For files that read the demo's data and add their own: the server is started once for all of them, and its start takes seconds. */
export async function joinBrowser(): Promise<Stage> {
  shared ??= startServer(`shared-${process.pid}`, { ...PATIENT, JOBS_POLL_MS: '100' });
  const server = await shared;
  return stageOf({ ...server, stop: () => Promise.resolve() });
}

function stageOf(server: RunningServer): Stage {
  const visitors: WatchedPage[] = [];
  return {
    url: server.url,
    server,
    newVisitor: async (options) => {
      browser ??= launch();
      const visitor = await newVisitor(await browser, server.url, options);
      visitors.push(visitor);
      return visitor;
    },
    close: async () => {
      await Promise.all(visitors.map(({ context }) => context.close()));
      await server.stop();
    },
  };
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('No Chromium: set CHROME_PATH.');
  }
  return chromium.launch({ executablePath, args: FLAGS });
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
