import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import type { ConsentsResponse } from '../../shared/src/consents/consent.record.ts';
import { defaultUntil } from '../../shared/src/consents/consent-rules.ts';
import { agreedText } from '../../shared/src/consents/consent-texts.ts';
import { individualCensusPath } from '../../shared/src/individuals/individual-next-step.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { hasAddress } from './support/address.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

describe('the plans of a marketplace quote', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('marketplace-plans');
  });
  afterAll(() => stage.close());

  /** Of the client, without which nobody goes to the marketplace; its id. */
  async function recordConsent(page: Page): Promise<number> {
    const listed = await page.request.get('/api/individual/consents');
    const { Agent, Reviewed, Today: GivenDay } = ((await listed.json()) as ConsentsResponse).Draft!;
    const given = { Kind: 'Consent', Way: 'Call', ConsumerName: 'Clara Quist', Until: defaultUntil(GivenDay) } as const;
    const token = (await page.context().cookies()).find(({ name }) => name === 'PQ-XSRF-TOKEN')!.value;
    const answer = await page.request.post('/api/individual/consents', {
      headers: { 'X-PQ-XSRF-TOKEN': decodeURIComponent(token) },
      data: {
        ...{ ...given, QuoteId: null, Recording: `Call ${(calls += 1)}`, GivenAt: null },
        ...{ RepresentativeName: null, RepresentativeRelationship: null },
        Text: agreedText({ ...given, Representative: null, Agent, GivenDay, Reviewed }),
      },
    });
    expect(answer.status()).toBe(201);
    return (await answer.json()).Id as number;
  }
  let calls = 0;

  /** Completes an application at the sandbox as this consumer; the query with which the browser comes back. */
  async function visit(page: Page, consumer: string): Promise<string> {
    const { SrcAgentId } = await (await page.request.get('/api/account')).json();
    const started = await page.request.post('/individual-health-insurance-api/api/ffmredirect/outbound', {
      headers: { Origin: stage.url, 'Sec-Fetch-Site': 'same-origin' },
      data: { UserName: 'ada.agent', AgentId: SrcAgentId, ConsentId: await recordConsent(page) },
    });
    const { pathname } = new URL((await started.json()).Message as string);
    const completed = await page.request.post(pathname, { multipart: { consumer }, maxRedirects: 0 });
    return new URL(completed.headers()['location']!, stage.url).search;
  }

  it.each([
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const)(
    'are chosen after a session that expired at the marketplace, and verified before they are enrolled ($width px)',
    async ({ width, colorScheme }) => {
      const viewport = { width, height: 900 };
      const { page, context, problems } = await stage.newVisitor({ viewport, colorScheme });
      await signIn(page, 'individualagent');
      const back = await visit(page, '1000102');
      await context.clearCookies();
      await page.goto(`/quotes/plan-selection/individual/individual-compare${back}`);
      await page.getByLabel('User name').fill('individualagent');
      await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { name: 'Granted by the marketplace' }).waitFor();
      await hasAddress(page, /\/quote\/plan-selection\/individual\/1000102$/);
      await expectAccessible(page, 'the eligibility');
      await page.getByRole('button', { name: 'Choose plans' }).click();
      await page.getByRole('dialog', { name: 'Subsidy' }).getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('tabpanel').getByRole('radio').first().check();
      const quoteId = Number(/ffmquote\/(\d+)/.exec(page.url())![1]);
      const review = page.getByRole('button', { name: 'Review selection' });
      if (await review.isVisible()) {
        await review.click();
      }
      await page.getByRole('button', { name: 'Enroll', exact: true }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Verify the marketplace plans' });
      await dialog.getByText(/^Clara Quist, Emil Quist, Mina Quist, Otto Quist/).waitFor();
      await expectAccessible(page, 'what is to be verified');
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();

      await page.goto(individualCensusPath(quoteId));
      await page.getByText(/come from the marketplace and can only be changed/).waitFor();
      expect(await page.getByRole('group', { name: 'Spouse' }).getByLabel('First name').isDisabled()).toBe(true);
      await expectAccessible(page, 'the census of a marketplace quote');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Choose plans' }).click();
      await hasAddress(page, /\/ffmquote\/\d+$/);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each([
    ['1000111', 'No application was selected at the marketplace.'],
    [
      '1000103',
      'Your client does not qualify for a special enrollment period and is not eligible to enroll outside of annual open enrollment',
    ],
  ])('cannot be chosen for consumer %s: the dashboard says why', async (consumer, words) => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent');
    await page.goto(`/dashboard${await visit(page, consumer)}`);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.getByRole('alert').getByText(words).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
