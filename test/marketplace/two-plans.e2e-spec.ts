import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { MarketplaceEnrollmentRequest } from '../../shared/src/marketplace/enroll.record.ts';
import { workOff } from '../installation/approved-quotes.ts';
import type { TestApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { COMPLETE_APPLICANT, signHousehold } from '../support/submittable-household.ts';
import { bodyOf, enrollAs, pageOfQuote, reviewed, sellMarketplacePlans } from './enrolling.ts';
import { startAtMarketplace, startQuote, visit } from './visits.ts';

/** Clara (40), her spouse (42), a child of three and a newborn: $612.40 a month. */
const FAMILY = '1000102';

describe('a household in two plans at the marketplace', () => {
  let app: TestApp;
  let agent: User;
  let plans: { 2026: number; 2027: number };
  beforeAll(async () => {
    app = await startAtMarketplace({ SUBMIT_WAIT_MS: '0' });
    plans = await sellMarketplacePlans(app);
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const caller = () => app.as(agent);
  const readQuote = async (id: number) => (await (await caller()).get(`/api/quote/${id}`)).body;

  /** Through plans, people, review and signature, with what the page sends then. */
  async function submittable(id: number): Promise<MarketplaceEnrollmentRequest> {
    const as = await caller();
    const SelectedPlanIds = [plans[2026]];
    await as.put(`/api/plan/PutSelections/${id}`).send({ SelectedPlanIds, AssignedPlanForMembers: [] });
    const begun = await as.put(`/api/quote/Enroll/${id}`).send({ Version: (await readQuote(id)).Version });
    expect([begun.status, begun.body.Message]).toEqual([200, undefined]);
    const { EmailAddress, HomeNumber } = COMPLETE_APPLICANT;
    const Members = (await pageOfQuote(app, agent, id)).Members.map((member) =>
      member.RelationshipToSubscriber === 'Self' ? { ...member, EmailAddress, HomeNumber } : member,
    );
    await as.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
    await reviewed(app, agent, id);
    const signed = await signHousehold(app, agent, id);
    expect([signed.status, signed.body.Message]).toEqual([200, undefined]);
    return bodyOf(app, agent, id);
  }

  async function divided(): Promise<{ first: number; second: number }> {
    await visit(app, agent, FAMILY);
    const { body: quote } = await startQuote(app, agent, FAMILY, { elected: 612.4 });
    const { Members } = await pageOfQuote(app, agent, quote.Id);
    const MemberIds = Members.filter(({ RelationshipToSubscriber: who }) => who === 'Spouse').map(({ Id }) => Id);
    const { body } = await (
      await caller()
    )
      .put(`/api/quote/TwoPlans/${quote.Id}`)
      .send({ Version: quote.Version, MemberIds });
    return { first: quote.Id, second: body.Companion.QuoteId };
  }

  it('is enrolled plan by plan: each body has its people and its part of the tax credit', async () => {
    const { first, second } = await divided();
    const [one, two] = [await submittable(first), await submittable(second)];
    // $612.40 by 2.808 (40, 3 and 0 years) and 1.325 (42 years) of 4.133.
    expect(
      [one, two].map((body) => [body.electedAPTCAmount, body.applicants.map(({ ApplicantId }) => ApplicantId)]),
    ).toEqual([
      [416.08, [`${FAMILY}-1`, `${FAMILY}-3`, `${FAMILY}-4`]],
      [196.32, [`${FAMILY}-2`]],
    ]);
    const whole = await enrollAs(app, agent, { ...two, electedAPTCAmount: 612.4 });
    expect([whole.status, Object.keys(whole.body.Fields)]).toEqual([422, ['electedAPTCAmount']]);
    for (const body of [one, two]) {
      const { status, body: answer } = await enrollAs(app, agent, body);
      expect([status, answer.Message]).toEqual([200, expect.any(String)]);
    }
    await workOff(app);
    expect([await readQuote(first), await readQuote(second)].map(({ Status }) => Status)).toEqual([
      'Complete',
      'Complete',
    ]);
  });

  it('is compared with one plan, also for a newborn alone', async () => {
    await visit(app, agent, FAMILY);
    const { body: quote } = await startQuote(app, agent, FAMILY, { elected: 612.4 });
    const { status, body } = await (await caller()).get(`/api/quote/TwoPlans/${quote.Id}`);
    expect([status, body.NotOffered, body.One.PlanDisplayName]).toEqual([200, null, 'Silver 2026']);
  });

  it('keeps the part that was sent, whatever becomes of the other plan', async () => {
    const { first, second } = await divided();
    const sent = await enrollAs(app, agent, await submittable(first));
    expect(sent.status).toBe(200);
    await workOff(app);
    const { Companion } = await readQuote(second);
    expect([Companion.QuoteStatus, Companion.CreditThere, Companion.CreditHere]).toEqual(['Complete', 416.08, 196.32]);
  });

  it('divides anew what was not enrolled, once its plans are chosen again', async () => {
    const { first, second } = await divided();
    const body = await submittable(first);
    await enrollAs(app, agent, body);
    await app.database.manager.update(Quote, first, { status: 'FailedEnrollment', readOnlyReason: 0 });
    const { Version } = await readQuote(first);
    const back = await (await caller()).put(`/api/quote/BackToQuoting/${first}`).send({ Version });
    expect([back.status, back.body.Companion?.QuoteId]).toEqual([200, second]);
    const row = await app.database.manager.findOneByOrFail(IndividualDetails, { quoteId: first });
    expect(row.sentCreditCents).toBeNull();
  });

  it('needs one consent of the client, and a review of each application', async () => {
    const { second } = await divided();
    const { body } = await (await caller()).get(`/api/individual/consents/${second}`);
    expect(body.Consents.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['Consent']);
  });

  it('asks nothing twice: what was entered for one application is in the other', async () => {
    const { first, second } = await divided();
    await submittable(first);
    const SelectedPlanIds = [plans[2026]];
    await (
      await caller()
    )
      .put(`/api/plan/PutSelections/${second}`)
      .send({ SelectedPlanIds, AssignedPlanForMembers: [] });
    const { Version } = await readQuote(second);
    await (await caller()).put(`/api/quote/Enroll/${second}`).send({ Version });
    const self = ({ Members }: Awaited<ReturnType<typeof pageOfQuote>>) => {
      const { EmailAddress, HomeNumber, HomeAddress } = Members[0]!;
      return { EmailAddress, HomeNumber, HomeAddress };
    };
    expect(self(await pageOfQuote(app, agent, second))).toEqual(self(await pageOfQuote(app, agent, first)));
  });
});
