import type { Page } from 'playwright-core';
import { type Hands, mouse } from './hands.ts';
import { signIn } from './sign-in.ts';
import { joinBrowser, type Stage, type WatchedPage } from './start-browser.ts';

export const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

export interface Scene {
  page: Page;
  hands: Hands;
}

/** For the tests of a file. Each has one visitor, on whose page nothing may go wrong. */
export function setUpJourneys() {
  let stage: Stage;
  let visitor: WatchedPage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterEach(async () => {
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => stage.close());
  return {
    url: () => stage.url,
    /** Signed in, by mouse and on a desktop unless said otherwise. */
    async visit(userName: string, { handsOf = mouse, viewport = DESKTOP } = {}): Promise<Scene> {
      visitor = await stage.newVisitor({ viewport });
      await signIn(visitor.page, userName);
      return { page: visitor.page, hands: handsOf(visitor.page) };
    },
  };
}
