import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expectLabelsFirst } from '../support/label-first.ts';
import { becomes } from '../../support/eventually.ts';
import { signIn } from '../support/sign-in.ts';
import { startBrowser, type Stage } from '../support/start-browser.ts';

/** Of the demo data: refused by the sandbox of the carrier because of its name. */
const REFUSED_GROUP = 'Duplicate Key Locksmiths';
const REFUSAL = 'A group with this name exists already.';
const PARTLY_INSTALLED = 'Lansing Title Partners';
const REPORTS = ['group', 'group-member', 'passive-renewal', 'individual', 'ffm', 'payment'] as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

const open = async (page: Page, report: (typeof REPORTS)[number]) => {
  await page.goto(`/sales/error-report/${report}`);
  await page.getByRole('heading', { level: 1, name: /^Error report: / }).waitFor();
};
/** A report with several messages shows the rows of the one that is opened. */
const openMessage = (page: Page, message: string) =>
  page.getByRole('list', { name: 'Errors by message' }).getByRole('button', { name: message, expanded: false }).click();
const PARTLY = '1 of 19 members could not be installed.';
const WRONG_AMOUNT = 'The amount differs from the first premium.';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** The list has its answer: a row, or why there is none. */
const settled = (page: Page) =>
  page
    .getByRole('button', { name: /^(Mark |Resubmit (?!all that match)|\d+ )/ })
    .or(page.getByText(/^(All clear|No open errors in this period)$/))
    .first()
    .waitFor();

describe('the error reports of the console', () => {
  let stage: Stage;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    stage = await startBrowser('error-reports', { JOBS_POLL_MS: '100' });
  });
  beforeEach(async () => {
    ({ page, problems } = await stage.newVisitor());
    await signIn(page, 'operations');
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
  });
  afterAll(() => stage.close());

  it('show every call behind an error, newest first, with what was answered on demand', async () => {
    await open(page, 'group');
    await openMessage(page, REFUSAL);
    await page.getByRole('button', { name: `Attempts: ${REFUSED_GROUP}` }).click();
    const dialog = page.getByRole('dialog', { name: `Attempts: ${REFUSED_GROUP}` });
    await dialog.getByText('The group itself').first().waitFor();
    await dialog.getByText('Refused').first().waitFor();
    await dialog.getByText(REFUSAL).first().waitFor();
    expect(
      await dialog
        .getByText(/ALREADY_EXISTS/)
        .first()
        .isVisible(),
    ).toBe(false);
    await dialog.getByText('Details').first().click();
    await dialog
      .getByText(/ALREADY_EXISTS/)
      .first()
      .waitFor();
    await expectAccessible(page, 'attempts');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Of a group that is installed but for one member, that one first; all others on demand.
    await openMessage(page, PARTLY);
    await page.getByRole('button', { name: `Attempts: ${PARTLY_INSTALLED}` }).click();
    const calls = page.getByRole('dialog').getByRole('listitem');
    await calls.getByText('Rejected').waitFor();
    await becomes(() => calls.count(), 1);
    await page.getByRole('button', { name: 'Show all 20 attempts' }).click();
    await calls.getByText('The group itself').waitFor();
    await becomes(() => calls.count(), 20);
  });

  it('are a table of messages, each with its count, and its rows open below it', async () => {
    await page.setViewportSize(DESK);
    await open(page, 'group');
    const groups = page.getByRole('list', { name: 'Errors by message' });
    const message = groups.getByRole('button', { name: REFUSAL });
    await message.waitFor();
    expect((await groups.getByRole('listitem').first().boundingBox())!.y).toBeLessThan(300);
    expect(await page.getByRole('grid').count()).toBe(0);
    await message.click();
    await rowOf(page, REFUSED_GROUP).waitFor();
    expect(await rowOf(page, PARTLY_INSTALLED).count()).toBe(0);
    await page.waitForURL(/Message/);
    await expectAccessible(page, 'one message');
    await expectLabelsFirst(page);
    // A group that is installed with errors is not resubmitted, also while its row is not on the page.
    const row = groups.getByRole('listitem').filter({ has: page.getByRole('button', { name: REFUSAL }) });
    const others = groups.getByRole('listitem').filter({ has: page.getByRole('button', { name: PARTLY }) });
    await row.getByRole('button', { name: 'Resubmit 1' }).waitFor();
    await others.getByRole('button', { name: 'Mark installed 1' }).waitFor();
    expect(await others.getByRole('button', { name: /^Resubmit/ }).count()).toBe(0);
    // What would be done about all errors with a message is told first.
    await row.getByRole('button', { name: 'Mark installed 1' }).click();
    const question = page.getByRole('alertdialog', { name: 'Mark 1 group installed?' });
    await question.getByText(REFUSED_GROUP).waitFor();
    await expectAccessible(page, 'a repair of one message');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await message.click();
    await rowOf(page, REFUSED_GROUP).waitFor({ state: 'detached' });
    await becomes(() => message.getAttribute('aria-expanded'), 'false');
  });

  it('move no row when one is chosen, and keep the place of whoever works by keyboard', async () => {
    await open(page, 'group');
    await openMessage(page, REFUSAL);
    const box = page.getByRole('checkbox', { name: `Select ${REFUSED_GROUP}` });
    await box.focus();
    await page.getByRole('tab', { name: /^Groups \d/ }).waitFor();
    const before = await box.boundingBox();
    await page.keyboard.press('Space');
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await bar.getByText('1 selected').waitFor();
    await becomes(() => box.boundingBox(), before);
    await expectAccessible(page, 'a selected row');
    await bar.getByRole('button', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await bar.getByText('0 selected').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[aria-label="Selected rows"]') !== null);
    // The button goes while the row is sent: the focus stays in the table.
    await page.getByRole('button', { name: `Resubmit ${REFUSED_GROUP}` }).focus();
    await page.keyboard.press('Enter');
    await rowOf(page, REFUSED_GROUP).getByText('Sending…').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="grid"]') !== null);
    await rowOf(page, REFUSED_GROUP)
      .getByText(/^Attempt \d+ failed /)
      .waitFor();
  });

  it('keep a row that is sent until the carrier has answered, and have it on top when it is refused again', async () => {
    await page.goto(`/sales/error-report/group?sort=ErrorDate&order=ASC`);
    await openMessage(page, REFUSAL);
    const row = rowOf(page, REFUSED_GROUP);
    await row.waitFor();
    const attempts = Number(/Attempt (\d+)/.exec((await row.textContent()) ?? '')?.[1] ?? 1);
    // Both come and go by themselves: they are waited for from before the click.
    const isSending = row.getByText('Sending…').waitFor();
    const isTold = page.getByText(`${REFUSED_GROUP}: ${REFUSAL}`).waitFor();
    await page.getByRole('button', { name: `Resubmit ${REFUSED_GROUP}` }).click();
    await Promise.all([isSending, isTold]);
    await row.getByText(new RegExp(`^Attempt ${attempts + 1} failed `)).waitFor();
    await expectAccessible(page, 'a row that came back');
    await page.getByRole('row').nth(1).filter({ hasText: REFUSED_GROUP }).waitFor();
    await page.getByRole('button', { name: `Resubmit ${REFUSED_GROUP}` }).waitFor();
  });

  it('keep no days in the address that nobody chose', async () => {
    await open(page, 'group');
    await page.getByRole('textbox', { name: 'Search the report' }).fill('locksmiths');
    // Of a single message the rows show at once.
    await rowOf(page, REFUSED_GROUP).waitFor();
    await page.waitForURL(/locksmiths/);
    expect(page.url()).not.toMatch(/fromDate|toDate/);
    await page.getByRole('textbox', { name: 'To' }).fill('1/1/2020');
    await page.getByText('No open errors match').waitFor();
    await page.waitForURL(/toDate/);
  });

  it('show a day whole in text of 200 %', async () => {
    await open(page, 'group');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const name of ['From', 'To']) {
      const field = page.getByRole('textbox', { name, exact: true });
      await field.fill('12/31/2026');
      expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  it('say in words what is wrong with a date, and show no rows of other days', async () => {
    await open(page, 'group');
    await openMessage(page, PARTLY);
    await rowOf(page, PARTLY_INSTALLED).waitFor();
    const [from, to] = ['From', 'To'].map((name) => page.getByRole('textbox', { name, exact: true }));
    await from!.fill('13/45/2026');
    await from!.press('Tab');
    await page.getByText('Check the dates').waitFor();
    await page
      .getByRole('search')
      .or(page.locator('form'))
      .getByText(/^Enter a date as month, day and year/)
      .waitFor();
    await becomes(() => rowOf(page, PARTLY_INSTALLED).count(), 0);
    await expectAccessible(page, 'a wrong date');
    await from!.fill('1/2/2026');
    await to!.fill('1/1/2026');
    await to!.press('Tab');
    await page
      .getByText(/^From is later than To/)
      .first()
      .waitFor();
    await becomes(() => from!.inputValue(), '01/02/2026');
    await becomes(() => to!.inputValue(), '01/01/2026');
    await becomes(() => rowOf(page, PARTLY_INSTALLED).count(), 0);
    await to!.fill('');
    await to!.press('Tab');
    await rowOf(page, PARTLY_INSTALLED).waitFor();
  });

  it('find people by name without the name in any address, also from a saved search', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(decodeURIComponent(request.url())));
    const named = () => [page.url(), ...asked].filter((address) => /okafor|"q"/i.test(decodeURIComponent(address)));
    const field = page.getByRole('textbox', { name: 'Search the report' });
    await open(page, 'payment');
    await openMessage(page, WRONG_AMOUNT);
    await rowOf(page, 'Marjorie Vandenberg').waitFor();
    await field.fill('okafor');
    await rowOf(page, 'Marjorie Vandenberg').waitFor({ state: 'detached' });
    await rowOf(page, 'Terrence Okafor').waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^payment-errors-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const searches = page.getByRole('dialog', { name: 'Saved searches' });
    await searches.getByRole('textbox', { name: 'Name of this search' }).fill('By payer');
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 204);
    await searches.getByRole('button', { name: 'Save', exact: true }).click();
    await kept;
    // A report that is opened anew shows everything again.
    await page.reload();
    await openMessage(page, WRONG_AMOUNT);
    await rowOf(page, 'Marjorie Vandenberg').waitFor();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await searches.getByRole('button', { name: 'By payer', exact: true }).click();
    await rowOf(page, 'Marjorie Vandenberg').waitFor({ state: 'detached' });
    await rowOf(page, 'Terrence Okafor').waitFor();
    await becomes(() => field.inputValue(), 'okafor');
    expect(named()).toEqual([]);
  });

  it('take the days of a link, and a name of an old bookmark out of the address', async () => {
    await page.goto(`/sales/error-report/payment?filter=${encodeURIComponent('{"fromDate":"2020-01-01"}')}`);
    await page.getByRole('textbox', { name: 'From' }).and(page.locator('[value="01/01/2020"]')).waitFor();
    await page.goto(`/sales/error-report/payment?filter=${encodeURIComponent('{"q":"okafor"}')}`);
    await rowOf(page, 'Terrence Okafor').waitFor();
    await page.waitForURL((address) => address.search === '');
    await becomes(() => rowOf(page, 'Marjorie Vandenberg').count(), 0);
  });

  it('resubmit all that match with progress, and have back what is refused again', async () => {
    await open(page, 'group');
    await page.getByRole('button', { name: 'Resubmit all that match' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resubmit', exact: true }).click();
    const progress = page.getByRole('region', { name: /^Resubmission/ });
    await progress.getByText('0 installed, 1 failed again, 1 skipped').first().waitFor();
    expect((await progress.boundingBox())!.height).toBeLessThan(64);
    await openMessage(page, REFUSAL);
    await page
      .getByRole('row')
      .nth(1)
      .filter({ hasText: REFUSED_GROUP })
      .getByText(/^Attempt \d+ failed/)
      .waitFor();
    await expectAccessible(page, 'run');
    await progress.getByRole('button', { name: 'Close' }).click();
    await progress.waitFor({ state: 'detached' });
  });

  it('put a row that is refused back on top, with the reason', async () => {
    await open(page, 'group-member');
    const row = rowOf(page, 'Rejected');
    // No row changes by itself while somebody is in it.
    await row.getByRole('button', { name: /^Mark / }).focus();
    const other = await stage.newVisitor();
    await signIn(other.page, 'sales');
    await open(other.page, 'group-member');
    await rowOf(other.page, 'Rejected')
      .getByRole('button', { name: /^Resubmit / })
      .click();
    // It is refused anew: what the first page shows is no longer the newest error.
    await rowOf(other.page, 'Rejected')
      .getByText(/^Attempt \d+ failed/)
      .waitFor();
    await other.context.close();
    await row.getByRole('button', { name: /^Mark / }).click();
    await row.waitFor({ state: 'detached' });
    await row.getByText(/^Not done: This has been tried again since/).waitFor();
    await expectAccessible(page, 'row with a reason');
    // The refusal itself is reported by the browser.
    problems.splice(0);
  });

  it('mark rows that are ticked as installed', async () => {
    await open(page, 'group-member');
    await page.getByRole('checkbox', { name: /^Select .* Rejected$/ }).click();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Mark installed' }).click();
    await page.getByText(/^Marked .* Rejected installed\.$/).waitFor();
    await page
      .getByRole('region', { name: /^Marking/ })
      .getByText('1 marked installed')
      .first()
      .waitFor();
    await page.getByText('All clear').waitFor();
    await page.getByRole('tab', { name: 'Group members 0' }).waitFor();
  });

  it('say what is still open from before their days, as Home counts it, and show it with one click', async () => {
    await open(page, 'payment');
    const notice = page.getByRole('alert').filter({ hasText: /^1 older open error since \d+\/\d+\/\d{4}/ });
    await notice.waitFor();
    const counts = page.getByRole('list', { name: 'Errors by message' }).locator('strong');
    const shown = async () => (await counts.allInnerTexts()).reduce((sum, count) => sum + Number(count), 0);
    const before = await shown();
    await expectAccessible(page, 'older errors');
    await page.getByRole('tab', { name: `Payments ${before + 1}` }).waitFor();
    await notice.getByRole('button', { name: 'Show it' }).click();
    await notice.waitFor({ state: 'detached' });
    await becomes(shown, before + 1);
  });

  it('close a payment: it stays, closed, and is found among the closed ones', async () => {
    await open(page, 'payment');
    await openMessage(page, WRONG_AMOUNT);
    const row = rowOf(page, 'Marjorie Vandenberg');
    await row.getByRole('button', { name: 'Mark processed: $1,284.50 of Marjorie Vandenberg' }).click();
    await row.getByText('Closed').waitFor();
    await expectAccessible(page, 'closing a payment');
    await becomes(() => row.getByRole('button', { name: /^Mark / }).isDisabled(), true);
    await page.getByRole('tab', { name: 'Payments 7' }).waitFor();
    await page.getByRole('button', { name: 'Closed', exact: true }).click();
    await row.getByText('Olivia Brandt').waitFor();
    await rowOf(page, 'Terrence Okafor').waitFor({ state: 'detached' });
  });

  it('tell the slower of two who close a payment who was faster', async () => {
    await open(page, 'payment');
    await openMessage(page, WRONG_AMOUNT);
    const name = 'Mark processed: $642.18 of Terrence Okafor';
    await page.getByRole('button', { name }).waitFor();
    const other = await stage.newVisitor();
    await signIn(other.page, 'sales');
    await open(other.page, 'payment');
    await openMessage(other.page, WRONG_AMOUNT);
    // The first presses while the second has not looked again.
    const saved = other.page.waitForResponse((answer) => answer.url().includes('/MarkPaymentProcessed/'));
    await other.page.getByRole('button', { name }).click();
    await page.getByRole('button', { name }).click();
    await other.page.getByText('The payment is closed.').waitFor();
    await saved;
    await page.getByText(/marked this payment processed on/).waitFor();
    await other.context.close();
    // The refusal itself is reported by the browser.
    problems.splice(0);
  });

  it('are usable on every page: light and dark, on a screen and on a phone, filled and empty', async () => {
    for (const [scheme, size, reports] of [
      ['light', DESK, REPORTS],
      // The tables of all reports have the same colors.
      ['dark', DESK, ['group']],
      ['dark', PHONE, REPORTS],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(size);
      for (const report of reports) {
        await open(page, report);
        await settled(page);
        await expectNoSidewaysScroll(page);
        await expectLabelsFirst(page);
        await expectAccessible(page, `${report} ${scheme} ${size.width}`);
      }
    }
  });
});
