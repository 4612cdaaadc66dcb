import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import type { Colleague } from '../../shared/src/sales/assignment.record.ts';
import { HttpSession } from '../support/http-session.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { hasAddress } from './support/address.ts';
import { tabAndPress, tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data. */
const GROUP = 'Lansing Title Partners';

const desk = (page: Page) => page.getByRole('complementary', { name: 'Review' });
const bell = (page: Page, words: string) => page.getByRole('button', { name: `Notifications, ${words}` });

describe('notes of staff, and the bell', () => {
  let stage: Stage;
  let quoteId: number;
  let colleague: string;

  beforeAll(async () => {
    stage = await startBrowser('staff-notes');
    const session = new HttpSession(stage.url);
    await session.signIn('operations', DEMO_PASSWORD);
    const filter = encodeURIComponent(JSON.stringify({ q: GROUP }));
    const [row] = (await (await session.get(`/api/sales/GetGroupQuotes?filter=${filter}`)).json()) as { Id: number }[];
    const colleagues = (await (await session.get('/api/sales/GetColleagues')).json()) as Colleague[];
    quoteId = row!.Id;
    colleague = colleagues.find(({ Username }) => Username === 'operations')!.FullName;
  });
  afterAll(() => stage.close());

  it('lead a colleague who is mentioned to the note, by keyboard alone', async () => {
    const [sales, operations] = [await stage.newVisitor(), await stage.newVisitor()];
    await signIn(sales.page, 'sales', `/sales/group/review/${quoteId}`);
    await desk(sales.page).getByRole('heading', { name: GROUP }).waitFor();
    const field = desk(sales.page).getByRole('textbox', { name: 'Add a note' });
    await tabTo(sales.page, field);
    await sales.page.keyboard.type(`The W-9 is unsigned, @${colleague.slice(0, 3).toLowerCase()}`);
    await sales.page.getByRole('option', { name: colleague }).waitFor();
    await expectAccessible(sales.page, 'colleagues offered');
    await sales.page.keyboard.press('Enter');
    await sales.page.getByText(`Will notify ${colleague}.`).waitFor();
    await tabAndPress(sales.page, sales.page.getByRole('button', { name: 'Add note' }));
    await desk(sales.page).getByText(`The W-9 is unsigned, @${colleague}`).waitFor();
    await expectAccessible(sales.page, 'note added');

    const { page } = operations;
    await signIn(page, 'operations', '/sales/');
    await tabAndPress(page, bell(page, '1 unread'));
    const line = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: `on ${GROUP}` });
    await line.waitFor();
    await expectAccessible(page, 'notifications');
    await tabAndPress(page, line);
    await hasAddress(page, new RegExp(`/sales/group/(renewals/)?review/${quoteId}$`));
    await desk(page).getByText(`The W-9 is unsigned, @${colleague}`).waitFor();
    await bell(page, 'none unread').waitFor();
    await page.waitForFunction((name) => document.activeElement?.textContent === name, GROUP);
    expect([...sales.problems, ...operations.problems]).toEqual([]);
    await Promise.all([sales, operations].map((visitor) => visitor.page.context().close()));
  });

  it('fit on a phone', async () => {
    const session = new HttpSession(stage.url);
    await session.signIn('sales', DEMO_PASSWORD);
    const note = { Text: 'Please call them.', Mentions: ['operations'] };
    expect((await session.send('POST', `/api/sales/AddStaffNote/${quoteId}`, note)).status).toBe(200);
    const { page, problems } = await stage.newVisitor();
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'operations', `/sales/group/review/${quoteId}`);
    await page.getByRole('dialog', { name: 'Review' }).getByRole('textbox', { name: 'Add a note' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.goto('/sales/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first().waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'notifications on a phone');
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
