import { readFile } from 'node:fs/promises';
import { hasAddress } from './support/address.ts';
import { expectNoSidewaysScroll, look } from './support/accessibility.ts';
import { signIn, signInByForm } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data: two months past due, with a tax credit. */
const AT_RISK = 'Keisha Monroe';

describe('what to do today', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('daily-actions');
  });
  afterAll(() => stage.close());

  it('is on the first screen of agents of individuals: they filter, call, set a reminder, and go to the next step', async () => {
    const { page, problems, context } = await stage.newVisitor({ viewport: { width: 1280, height: 800 } });
    await signInByForm(page, 'individualagent');
    await hasAddress(page, /\/dashboard$/);
    const first = page.getByRole('list', { name: 'To call first' });
    await first
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Show the list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today’s calls' }).waitFor();
    await hasAddress(page, /\/today$/);
    await page.getByText(/clients to call/).waitFor();
    await look(page, 'all reasons');

    await page.getByRole('button', { name: /^Tax credit at risk \d/ }).click();
    await hasAddress(page, /\/today\?kind=SubsidyAtRisk$/);
    await page
      .getByRole('row', { name: /Past due/ })
      .first()
      .waitFor({ state: 'detached' });
    const row = page.getByRole('row', { name: new RegExp(AT_RISK) });
    await row.getByText(/days? of grace left \(until \d\d?\/\d\d?\/\d{4}\)/).waitFor();
    expect(await row.getByRole('link', { name: new RegExp(`^Call ${AT_RISK}`) }).getAttribute('href')).toMatch(
      /^tel:\+1\d{10}$/,
    );
    expect(await row.getByRole('link', { name: AT_RISK, exact: true }).getAttribute('href')).toMatch(
      /^\/bookofbusiness\/individual\/details\/C\d+$/,
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: `Add to calendar: ${AT_RISK}` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^contract-C\d+-\d{4}-\d\d-\d\d\.ics$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(`SUMMARY:Call ${AT_RISK}: tax credit at risk`);

    for (const reason of ['Past due', 'Turning 26', 'Turning 65', 'PCP no longer available']) {
      await page.getByRole('button', { name: new RegExp(`^${reason} \\d`) }).click();
      await page.getByRole('row').nth(1).getByText(reason, { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: /^Special enrollment ending \d/ }).click();
    const step = page.getByRole('link', { name: /^Continue quote: / }).first();
    await step.focus();
    await page.keyboard.press('Enter');
    await hasAddress(page, /\/(quote|quotes|enrollment)\//);
    await page.goBack();
    await hasAddress(page, /\/today\?kind=SpecialEnrollmentEnding$/);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says what the law changes on January 1, whom it touches and whom to call', async () => {
    const { page, problems, context } = await stage.newVisitor({ viewport: { width: 320, height: 700 } });
    await signIn(page, 'individualagent', '/today');
    await page.getByRole('button', { name: /^What changes on January 1, 20\d\d$/ }).click();
    const changed = page.getByRole('region', { name: 'Contracts that change' });
    await changed
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    await expectNoSidewaysScroll(page);
    await look(page, 'what changes on January 1');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page
      .getByRole('group', { name: 'What changes' })
      .getByRole('button', { name: /^Turning 26/ })
      .click();
    await page.getByText(/Leaves the parents’ contract on December 31/).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('becomes shorter with each call: a row opens in place, and what came of the call can be undone', async () => {
    const { page, problems, context } = await stage.newVisitor({ viewport: { width: 1280, height: 800 } });
    await signIn(page, 'individualagent', '/today?kind=SubsidyAtRisk');
    const note = page.getByRole('button', { name: `Note the call: ${AT_RISK}` });
    await note.click();
    const panel = page.getByRole('group', { name: `Call to ${AT_RISK}` });
    await panel.getByText('Last payment').waitFor();
    // The tip of the button below the pointer stands outside all parts of the page.
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await look(page, 'a call');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('listitem').filter({ hasText: AT_RISK }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await panel.getByRole('button', { name: 'Left message' }).press('Enter');
    await note.waitFor({ state: 'detached' });
    await page.getByText(new RegExp(`^${AT_RISK}: Left message, back on the list on`)).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await note.waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is a list of cards on a phone', async () => {
    const { page, problems, context } = await stage.newVisitor({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'individualagent', '/today');
    await page.getByRole('listitem').filter({ hasText: 'grace' }).first().waitFor();
    await look(page, 'phone');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(page, 'phone, dark');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is on the dashboard of other agents, as counts that lead to the list', async () => {
    const { page, problems, context } = await stage.newVisitor();
    await signIn(page, 'agent', '/dashboard');
    await page.getByRole('heading', { name: /^Today’s calls: \d+ clients to call$/ }).waitFor();
    await look(page, 'dashboard');
    await page.getByRole('link', { name: /^Past due \d/ }).click();
    await hasAddress(page, /\/today\?kind=PastDue$/);
    await page.getByRole('row').nth(1).getByText('Past due', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('of another book is shown after picking an agent', async () => {
    const { page, problems, context } = await stage.newVisitor();
    await signIn(page, 'agentadmin', '/today');
    await page.getByText('Choose an agent', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Agent' }).fill('Oyelaran');
    await page.getByRole('option').first().click();
    await page.getByText(/clients to call/).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
