import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceQuote } from '../../backend/src/quoting/households/marketplace-quote.table.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { playMarketplace } from '../../backend/src/seed/play-marketplace.ts';
import { seedDemoAccounts } from '../../backend/src/seed/seed-demo-accounts.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { consentsOf } from '../support/consent-builders.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { sellMarketplacePlans } from './enrolling.ts';
import { eligibilityOf } from './visits.ts';

const FAMILY = '1000102';
const NOW = '2026-11-20T17:00:00Z';

describe('the marketplace households of the demo', () => {
  let app: TestApp;
  const play = () =>
    playMarketplace(app.server, {
      now: () => app.clock.now(),
      at: async (instant, work) => {
        app.clock.set(instant.toISOString());
        return work().finally(() => app.clock.set(NOW));
      },
    });

  beforeAll(async () => {
    app = await startApp();
    app.clock.set(NOW);
    await seedLocations(app.database, ['MI']);
    await seedDemoAccounts(app.database);
    await sellMarketplacePlans(app);
    await play();
    const { passwordHash } = await app.insertUser();
    await app.database.manager.update(User, { username: 'individualagent' }, { passwordHash });
  });
  afterAll(() => app.close());

  it('have one with a consent, plans and a review, that may be submitted, and has a folder', async () => {
    const { manager } = app.database;
    const { quoteId } = await manager.findOneByOrFail(MarketplaceQuote, { consumerId: FAMILY });
    expect(await manager.countBy(QuotePlan, { quoteId })).toBe(1);
    const agent = await manager.findOneByOrFail(User, { username: 'individualagent' });
    const { Consents, HelpProblem, SubmissionProblem } = await consentsOf(app, agent, quoteId);
    expect(Consents.map(({ Kind, State, ConsumerName }) => [Kind, State, ConsumerName])).toEqual([
      ['Review', 'Valid', 'Clara Quist'],
      ['Consent', 'Valid', 'Clara Quist'],
    ]);
    expect([HelpProblem, SubmissionProblem]).toEqual([null, null]);
    const folder = await (await app.as(agent)).get(`/api/individual/consents/${quoteId}/folder`);
    expect([folder.status, folder.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('are each another case for the agent once the sandbox has answered', async () => {
    await workOff(app);
    const { manager } = app.database;
    const all = await manager.find(MarketplaceQuote, { order: { quoteId: 'ASC' } });
    const cases = all.map(async ({ quoteId, consumerId }) => [
      consumerId,
      (await manager.findOneByOrFail(IndividualDetails, { quoteId })).subscriberLastName,
      (await manager.findOneByOrFail(Quote, { id: quoteId })).status,
      (await manager.findOneBy(IndividualApplication, { quoteId }))?.refusalCode,
    ]);
    expect(await Promise.all(cases)).toEqual([
      ['1000109', 'Petoskey', 'Complete', ''],
      ['1000107', 'Marchetti', 'PendingSEVerification', ''],
      ['1000126', 'Nyberg', 'FailedEnrollment', 'InvalidPlanID'],
      ['1000102', 'Quist', 'Quoting', undefined],
      ['1000110', 'Osei', 'Pended', 'ActiveContract'],
      ['1000134', 'Farhat', 'FailedEnrollment', 'UnspecifiedError'],
    ]);
  });

  it('go on: the visit is known to the sandbox', async () => {
    const agent = await app.database.manager.findOneByOrFail(User, { username: 'individualagent' });
    expect((await eligibilityOf(app, agent, FAMILY)).body.AptcAmount).toBe(612.4);
  });

  it('are played once', async () => {
    await play();
    expect(await app.database.manager.count(MarketplaceQuote)).toBe(6);
  });
});
