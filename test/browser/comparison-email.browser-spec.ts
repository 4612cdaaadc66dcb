import type { Page } from 'playwright-core';
import { addDays, detroitDay, firstOfNextMonth } from '../../shared/src/dates/iso-date.ts';
import { individualPlanSelectionPath } from '../../shared/src/individuals/individual-next-step.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { becomes } from '../support/eventually.ts';
import { planRows } from './support/above-the-fold.ts';
import { expectAccessible, look } from './support/accessibility.ts';
import { tabAndPress, tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const CLIENT = 'Wilma Larchfield';

describe('sending the comparison of a household, by keyboard alone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('comparison-email', { JOBS_POLL_MS: '100' });
  });
  afterAll(() => stage.close());

  it('leads from the compared plans to the client’s page, and the answer back to the agent', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent', '/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.goto(individualPlanSelectionPath(await quote(page)));
    await page.getByRole('heading', { name: `Plans for ${CLIENT}` }).waitFor();
    for (const row of [0, 1]) {
      await planRows(page)
        .nth(row)
        .getByRole('button', { name: /^Compare/ })
        .click();
    }
    await page.getByRole('button', { name: 'Compare (2)' }).click();
    const comparison = page.getByRole('dialog', { name: 'Compare 2 plans' });
    await comparison.getByText('Primary care visit').waitFor();
    await tabAndPress(page, comparison.getByRole('button', { name: 'Email it' }));
    const email = page.getByRole('dialog', { name: 'Email the comparison' });
    await email.getByRole('textbox', { name: 'To' }).waitFor();
    await tabTo(page, email.getByRole('textbox', { name: 'To' }));
    await page.keyboard.type('wilma@example.com');
    await expectAccessible(page, 'the email with a comparison');
    await tabAndPress(page, email.getByRole('button', { name: 'Send email' }));
    await email.getByText('The email is on the way.').waitFor();
    await page.keyboard.press('Enter');
    await email.waitFor({ state: 'detached' });
    await tabAndPress(page, comparison.getByRole('button', { name: 'Back to plans' }));
    await tabAndPress(page, page.getByRole('link', { name: 'Sent comparisons' }));
    const history = page.getByRole('dialog', { name: 'Sent comparisons' });
    await history.getByText(/^To wilma@example\.com, sent .* · Not opened yet$/).waitFor();
    await expectAccessible(page, 'the comparisons that were sent');

    await page.goto('/api/sandbox/mailbox');
    await tabAndPress(page, page.getByRole('article').filter({ hasText: 'To wilma@example.com' }).getByRole('link'));
    await page.getByRole('heading', { name: CLIENT, level: 1 }).waitFor();
    await page.getByText(/^from \$[\d,.]+ a month for 1 person$/).waitFor();
    await expectAccessible(page, 'the client’s page of a comparison');
    await tabAndPress(page, page.getByRole('button', { name: /^I’d like this one: / }).first());
    await page.getByText(/^Chosen on /).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: 'Your question' }));
    await page.keyboard.type('Is Dr. Ruiz in the network?');
    await tabAndPress(page, page.getByRole('button', { name: 'Send question' }));
    await page.getByText('Your question is on its way.').waitFor();
    await look(page, 'the client’s page of a comparison, answered');

    await page.goto('/dashboard');
    await tabAndPress(page, page.getByRole('link', { name: `Read the answer: ${CLIENT}` }));
    await history.getByText('Is Dr. Ruiz in the network?').waitFor();
    const waiting = history.getByRole('button', { name: /^Mark as answered: / });
    await tabAndPress(page, waiting.first());
    await becomes(() => waiting.count(), 1);
    await tabAndPress(page, waiting.first());
    await becomes(() => waiting.count(), 0);
    await tabAndPress(page, history.getByRole('button', { name: 'Close' }));
    await history.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).not.toContain('proposals');
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Of one person, from the first of next month on. */
async function quote(page: Page): Promise<number> {
  const today = detroitDay(new Date());
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'PQ-XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/quote', {
    headers: { 'X-PQ-XSRF-TOKEN': decodeURIComponent(token) },
    data: shortTermBody({
      IndividualPlanType: 'Permanent',
      EnrollmentType: 'Special',
      QualifyingEventReason: 'Marriage',
      EventDate: addDays(today, -10),
      EventAnswer: 'PriorCoverage',
      CoverageLength: null,
      EffectiveDate: firstOfNextMonth(today),
      Census: [person({ FirstName: 'Wilma', LastName: 'Larchfield', VisionStatus: 'Waive' })],
    }),
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { Id: number }).Id;
}
