import type { Page, Request } from 'playwright-core';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { HttpSession } from '../support/http-session.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data: those that need review. */
const [FIRST, SECOND] = ['Blue Water Charters', 'Iron Mountain Cabinetry'] as const;
const QUEUE = `/sales/group?filter=${encodeURIComponent('{"Status":["Complete"]}')}`;
const PAYMENT = '$1,284.50 of Marjorie Vandenberg';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const claim = (page: Page, name: string) => page.getByRole('button', { name: `Claim ${name}` });
const release = (page: Page, name: string) => page.getByRole('button', { name: `Release ${name}` });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
/** A notice stays while the focus is in it, however slow the machine is. */
const hold = (page: Page) => undo(page).focus();
/** A change of this kind has been saved. */
const saved = (page: Page, path: string) =>
  page.waitForResponse((answer) => answer.url().includes(path) && answer.request().method() !== 'GET');
const changes = (page: Page): string[] => {
  const sent: string[] = [];
  const note = (request: Request) =>
    ['PUT', 'POST'].includes(request.method()) &&
    /Assign|Unassign|Mark/.test(request.url()) &&
    sent.push(request.url());
  page.on('request', note);
  return sent;
};

/** Whatever the test before has left. */
async function releaseAll(url: string): Promise<void> {
  const session = new HttpSession(url);
  await session.signIn('superuser', DEMO_PASSWORD);
  for (const name of [FIRST, SECOND]) {
    const filter = encodeURIComponent(JSON.stringify({ q: name }));
    const [row] = (await (await session.get(`/api/sales/GetGroupQuotes?filter=${filter}`)).json()) as { Id: number }[];
    expect((await session.send('PUT', '/api/sales/UnassignUserToQuote', { Id: row?.Id })).status).toBe(200);
  }
}

describe('undo in the console', () => {
  let stage: Stage;
  let page: Page;
  let other: Page;
  let problems: string[];

  beforeAll(async () => {
    stage = await startBrowser('undo');
  });
  beforeEach(async () => {
    await releaseAll(stage.url);
    const [one, two] = [await stage.newVisitor(), await stage.newVisitor()];
    ({ page } = one);
    other = two.page;
    problems = one.problems;
    await signIn(page, 'operations');
    await signIn(other, 'sales');
    await page.goto(QUEUE);
    await claim(page, FIRST).waitFor();
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
    await other.context().close();
  });
  afterAll(() => stage.close());

  it('a colleague sees a claim at once, and at once when it is undone', async () => {
    await claim(page, FIRST).click();
    await page.getByText(`Claimed ${FIRST}.`).waitFor();
    await hold(page);
    await expectAccessible(page, 'a claim that can be undone');
    await other.goto(QUEUE);
    await rowOf(other, FIRST)
      .getByText(/^(just now|\d+ minutes? ago)$/)
      .waitFor();
    await becomes(() => claim(other, FIRST).count(), 0);
    const released = saved(page, '/UnassignUserToQuote');
    await undo(page).click();
    await claim(page, FIRST).waitFor();
    await page.waitForFunction(
      (label) => document.activeElement?.getAttribute('aria-label') === label,
      `Claim ${FIRST}`,
    );
    await released;
    await other.reload();
    await claim(other, FIRST).waitFor();
    await becomes(() => page.getByText(`Claimed ${FIRST}.`).count(), 0);
  });

  it('a release that is undone, with Ctrl+Z, was never sent; what is read meanwhile moves no row back', async () => {
    await claim(page, FIRST).click();
    await page.getByText(`Claimed ${FIRST}.`).waitFor();
    const sent = changes(page);
    await release(page, FIRST).click();
    await page.getByText(`Released ${FIRST}.`).hover();
    // The other row's claim reads the list again.
    const list = page.waitForResponse((answer) => answer.url().includes('/GetGroupQuotes?'));
    await claim(page, SECOND).focus();
    await page.keyboard.press('Enter');
    await list;
    await page.getByText(`Claimed ${SECOND}.`).waitFor();
    await undo(page).last().focus();
    await becomes(() => claim(page, FIRST).count(), 1);
    expect(sent.map((url) => url.split('/').pop())).toEqual(['AssignUserToQuote']);
    // The newest first: the claim of the second, then the release of the first.
    const released = saved(page, '/UnassignUserToQuote');
    await page.keyboard.press('Control+z');
    await claim(page, SECOND).waitFor();
    await released;
    await page.keyboard.press('Control+z');
    await release(page, FIRST).waitFor();
    expect(sent).toHaveLength(2);
    const last = saved(page, '/UnassignUserToQuote');
    await release(page, FIRST).click();
    await last;
    await claim(page, FIRST).waitFor();
  });

  it('a release is sent when the time to undo is over, and when the page is left before', async () => {
    await claim(page, FIRST).click();
    await page.getByText(`Claimed ${FIRST}.`).waitFor();
    const sent = saved(page, '/UnassignUserToQuote');
    await release(page, FIRST).click();
    await sent;
    await becomes(() => undo(page).count(), 0);

    await claim(page, FIRST).click();
    await page.getByText(`Claimed ${FIRST}.`).waitFor();
    await release(page, FIRST).click();
    await page.getByText(`Released ${FIRST}.`).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await other.goto(QUEUE);
    await claim(other, FIRST).waitFor();
  });

  it('several quotes are claimed and given back together', async () => {
    for (const name of [FIRST, SECOND]) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    }
    const chosen = page.getByRole('group', { name: 'Selected quotes' });
    await chosen.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByText('2 quotes claimed.').waitFor();
    await release(page, SECOND).waitFor();
    const released = saved(page, '/UnassignUserFromQuotes');
    await undo(page).click();
    await claim(page, FIRST).waitFor();
    await claim(page, SECOND).waitFor();
    await released;
    await other.goto(QUEUE);
    await claim(other, FIRST).waitFor();
    await claim(other, SECOND).waitFor();
  });

  it('a payment and a row of a report come back as they were, and nothing was sent', async () => {
    await page.goto('/sales/error-report/payment');
    await page.getByRole('button', { name: 'The amount differs from the first premium.', expanded: false }).click();
    const sent = changes(page);
    const button = page.getByRole('button', { name: `Mark processed: ${PAYMENT}` });
    await button.click();
    await rowOf(page, 'Marjorie Vandenberg').getByText('Closed').waitFor();
    await undo(page).click();
    await rowOf(page, 'Marjorie Vandenberg').getByText('Closed').waitFor({ state: 'detached' });
    await becomes(() => button.isEnabled(), true);

    await page.goto('/sales/error-report/group-member');
    const mark = page.getByRole('button', { name: /^Mark installed: .* Rejected$/ });
    await mark.focus();
    await page.keyboard.press('Enter');
    await hold(page);
    await page.getByText('All clear').waitFor();
    await page.getByText(/^Marked .* Rejected installed\.$/).waitFor();
    await expectAccessible(page, 'a marked row');
    await page.keyboard.press('Control+z');
    await mark.waitFor();
    await page.getByRole('checkbox', { name: /^Select .* Rejected$/ }).check();
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Mark installed' }).click();
    await hold(page);
    await page.getByText('All clear').waitFor();
    await undo(page).click();
    await mark.waitFor();
    expect(sent).toEqual([]);
  });

  it('a row that a colleague claimed first is theirs again, and the refusal says so', async () => {
    await claim(page, FIRST).focus();
    await other.goto(QUEUE);
    await claim(other, FIRST).click();
    await other.getByText(`Claimed ${FIRST}.`).waitFor();
    await hold(other);
    await claim(page, FIRST).click();
    await page.getByText(/has been working on this quote since/).waitFor();
    await becomes(
      () =>
        rowOf(page, FIRST)
          .getByRole('button', { name: /^(Claim|Release) / })
          .count(),
      0,
    );
    await rowOf(page, FIRST)
      .getByText(/^(just now|\d+ minutes? ago)$/)
      .waitFor();
    const released = saved(other, '/UnassignUserToQuote');
    await undo(other).click();
    await released;
    // The refusal itself is reported by the browser.
    problems.splice(0);
  });

  it('can be read and pressed in light and dark, on a screen and on a phone', async () => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['light', 320],
      ['dark', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 760 });
      await claim(page, FIRST).click();
      await hold(page);
      await expectAccessible(page, `a notice, ${colorScheme}, ${width}`);
      await expectNoSidewaysScroll(page);
      const released = saved(page, '/UnassignUserToQuote');
      await undo(page).click();
      await claim(page, FIRST).waitFor();
      await released;
    }
  });
});
