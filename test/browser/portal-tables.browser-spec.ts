import type { Page } from 'playwright-core';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1440];
const TEXT_SIZES = ['100%', '200%'];
const JOURNEY_LIMIT_MS = 300_000;

/**
 * Each link and button of each row that is not itself what lies under its own middle, without scrolling sideways: who cannot see
 * that there is more to the right does not scroll there.
 */
const askControls = (page: Page) =>
  page.evaluate(async () => {
    const controls = () => [
      ...document.querySelectorAll<HTMLElement>(
        '[data-record] th :is(a, button), [data-record] td:last-child :is(a, button), li[data-record] :is(a, button)',
      ),
    ];
    const missed: string[] = [];
    let asked = 0;
    while (asked < controls().length) {
      const control = controls()[asked]!;
      const { top: before } = control.getBoundingClientRect();
      window.scrollBy({ top: before - window.innerHeight / 2, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // Of a link in two lines the first. A row that was drawn anew meanwhile is asked again.
      const place = control.getClientRects()[0];
      if (!place || controls()[asked] !== control) {
        continue;
      }
      const hit = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
      if (!hit || !control.contains(hit)) {
        missed.push(`${control.getAttribute('aria-label') ?? control.textContent} at ${Math.round(place.left)}`);
      }
      asked += 1;
    }
    return { missed, asked };
  });

describe('the lists of the portal', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startBrowser('portal-tables');
  });
  afterAll(() => stage.close());

  it(
    'have the name and the button of every row where they can be pressed, at every width and size of text',
    async () => {
      const { page, context, problems } = await stage.newVisitor();
      await signIn(page, 'superuser');
      const lists: [name: string, open: () => Promise<void>][] = [
        ['dashboard', async () => void (await page.goto('/dashboard'))],
        [
          'search results',
          async () => {
            await page.goto('/search');
            await page.getByLabel('Group name').fill('la');
            await page.getByRole('button', { name: 'Search', exact: true }).click();
          },
        ],
        ['group details', async () => page.locator('[data-record] th a').first().click()],
      ];
      for (const [list, open] of lists) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open();
        await page.locator('[data-record]').first().waitFor();
        for (const size of TEXT_SIZES) {
          await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const kind = width < 600 ? 'li[data-record]' : 'tr[data-record]';
            await page.locator(kind).first().waitFor();
            const { missed, asked } = await askControls(page);
            expect({ list, size, width, missed }).toEqual({ list, size, width, missed: [] });
            expect(asked).toBeGreaterThan(0);
          }
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      }
      expect(problems).toEqual([]);
      await context.close();
    },
    JOURNEY_LIMIT_MS,
  );
});
