import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { individualPlanSelectionPath } from '../../shared/src/individuals/individual-next-step.ts';
import { AGREEMENT_WORDS as SAID } from '../../shared/src/languages/agreement.words.ts';
import { directionOf, LANGUAGE_LABELS, LANGUAGE_NAMES } from '../../shared/src/languages/language.ts';
import { PROPOSAL_WORDS as SHOWN } from '../../shared/src/languages/proposal.words.ts';
import { LINK_WORDS } from '../../shared/src/languages/link.words.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { HttpSession } from '../support/http-session.ts';
import { lookTwice } from './support/accessibility.ts';
import { chosenHousehold } from './support/chosen-household.ts';
import { sent } from './support/sent.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 390, height: 844 };

describe('a client who reads another language', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('languages');
  });
  afterAll(() => stage.close());

  it.each([
    ['es', 'es-MX', 'Sofía Prado'],
    ['ar', 'ar-EG', 'Layla Haddad'],
  ] as const)(
    'reads and answers in %s on a phone, and the agent sees the language',
    async (language, locale, client) => {
      const agent = await stage.newVisitor();
      await signIn(agent.page, 'agent');
      await agent.page.goto('/individual/marketplace');
      await agent.page.getByRole('button', { name: 'Ask for consent by link' }).click();
      const dialog = agent.page.getByRole('dialog', { name: 'Ask for consent by link' });
      await dialog.getByRole('textbox', { name: 'Client', exact: true }).fill(client);
      await dialog.getByRole('checkbox', { name: 'Email the link' }).uncheck();
      await dialog.getByRole('button', { name: 'Create link' }).click();
      const address = await dialog.getByRole('textbox', { name: `Link for ${client}` }).inputValue();
      const code = await dialog.getByText(/^\d{6}$/).innerText();
      await dialog.getByRole('button', { name: 'Done' }).click();

      const { page, context, problems } = await stage.newVisitor({ viewport: PHONE, locale });
      await page.goto(address.slice(address.indexOf('/agree#')));
      await page.getByRole('heading', { name: SAID.readAndAnswer[language], level: 1 }).waitFor();
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        language,
        directionOf(language),
      ]);
      await lookTwice(page, `the code in ${language}`);
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: SAID.readAndAnswer.en, level: 1 }).waitFor();
      await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      await page.getByRole('textbox', { name: LINK_WORDS.code[language] }).fill(code);
      await page.getByRole('button', { name: LINK_WORDS.goOn[language] }).click();
      await page.getByRole('heading', { name: SAID.consentTitle[language], level: 1 }).waitFor();
      await page.getByRole('button', { name: SAID.agree[language] }).click();
      await page.locator('[name="SignedByName"][aria-invalid="true"]').waitFor();
      await lookTwice(page, `what is agreed to in ${language}`);
      await page.getByRole('button', { name: LINK_WORDS.decline[language] }).click();
      await page.getByRole('dialog', { name: SAID.declineTitle[language] }).waitFor();
      await lookTwice(page, `declining in ${language}`);
      await page.getByRole('button', { name: LINK_WORDS.cancel[language] }).click();
      await page.getByRole('textbox', { name: LINK_WORDS.fullName[language] }).fill(client);
      await page.getByRole('checkbox', { name: SAID.agreeLabel[language] }).check();
      await page.getByRole('button', { name: SAID.agree[language] }).click();
      await page.getByRole('heading', { name: LINK_WORDS.thankYou[language] }).waitFor();
      await lookTwice(page, `what was agreed to in ${language}`);

      await agent.page.goto('/individual/marketplace');
      const asked = agent.page.getByRole('listitem').filter({ hasText: client });
      // The link, and the record of the consent.
      const seen = asked.getByText(`Read in ${LANGUAGE_LABELS[language]}`);
      await seen.first().waitFor();
      expect(await seen.count()).toBe(2);
      expect([...agent.problems, ...problems]).toEqual([]);
      await Promise.all([agent.context.close(), context.close()]);
    },
  );

  it.each([
    ['es', 'es-MX', '¿Está mi médico en la red?'],
    ['ar', 'ar-EG', 'هل طبيبي ضمن الشبكة؟'],
  ] as const)(
    'reads a comparison with its tax credit in %s, asks and chooses, and the agent sees the language',
    async (language, locale, question) => {
      const { quoteId, path } = await sharedComparison(stage.url, `Larchfield-${language}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, context, problems } = await stage.newVisitor({ viewport: PHONE, locale, colorScheme });
        await page.goto(path);
        const ask = page.getByRole('textbox', { name: SHOWN.yourQuestion[language] });
        await ask.waitFor();
        expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
          language,
          directionOf(language),
        ]);
        await lookTwice(page, `a comparison in ${language}`);
        if (colorScheme === 'light') {
          await page.getByRole('button', { name: SHOWN.sendQuestion[language] }).click();
          await page.locator('textarea[aria-invalid="true"]').waitFor();
          await lookTwice(page, `a comparison with an error in ${language}`);
          await ask.fill(question);
          await page.getByRole('button', { name: SHOWN.sendQuestion[language] }).click();
          await page.getByText(SHOWN.questionSent[language]).waitFor();
          const choose = SHOWN.choosePlan[language].split('{')[0]!.trim();
          await page.getByRole('button', { name: choose }).first().click();
          await page.getByText(SHOWN.chosenOn[language].split('{')[0]!).waitFor();
          await lookTwice(page, `an answered comparison in ${language}`);
        }
        expect(problems).toEqual([]);
        await context.close();
      }

      const agent = await stage.newVisitor();
      await signIn(
        agent.page,
        'individualagent',
        `${individualPlanSelectionPath(quoteId)}?proposals=history` as `/${string}`,
      );
      const answers = agent.page.getByRole('list', { name: 'Answers of the client' });
      await answers.getByText(question).waitFor();
      expect(await answers.getByText(` · Read in ${LANGUAGE_LABELS[language]}`).count()).toBe(2);
      expect(agent.problems).toEqual([]);
      await agent.context.close();
    },
  );
});

/** Of a family with a tax credit and a doctor: three plans, and the path of the link to them. */
async function sharedComparison(url: string, lastName: string): Promise<{ quoteId: number; path: string }> {
  const quoteId = await chosenHousehold(url, { lastName, plan: 'HMO' });
  const session = new HttpSession(url);
  await session.signIn('individualagent', DEMO_PASSWORD);
  const { Quote } = await sent<{ Quote: { Version: number } }>(
    session.get(`/api/enrollment/GetIndividualEnrollment/${quoteId}`),
  );
  const of = { Id: quoteId, Version: Quote.Version, QuoteType: 'IndividualNewBusiness' };
  await sent(session.send('PUT', '/api/quote', { ...of, Household: { Size: 3, AnnualIncome: 48_000 } }));
  const near = { ZipCode: '49503', DistanceFromZip: 30, AcceptingNewPatients: false };
  const [doctor] = await sent<{ PCPId: string }[]>(session.send('POST', '/api/provider/GetProvidersByCriteria', near));
  await sent(session.send('PUT', `/api/plan/PutDoctor/${quoteId}/${doctor!.PCPId}`, {}));
  const plans = await sent<Plan[]>(session.get(`/api/plan/GetAllPlans/${quoteId}`));
  const planIds = plans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId);
  const compared = { planIds: planIds.slice(0, 3), currentPlanProvided: false, subsidy: 200 };
  const { ProposalId } = await sent<{ ProposalId: number }>(
    session.send('POST', `/api/proposal/MakeComparison/${quoteId}`, compared),
  );
  const { Url } = await sent<{ Url: string }>(session.send('POST', `/api/proposal/Share/${ProposalId}`, {}));
  return { quoteId, path: new URL(Url).pathname };
}
