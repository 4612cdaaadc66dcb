import type { User } from '../../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../../backend/src/catalogue/locations/packaged-zips.ts';
import { Quote } from '../../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../../support/app.ts';
import { enrollingHousehold, sellIndividualPlans, SPECIAL_TERMS } from '../../support/enrolling-household.ts';
import { panelsBy } from '../../support/panel-calls.ts';
import { insertAgentUser } from '../../support/people.ts';
import { COMPLETE_APPLICANT } from '../../support/submittable-household.ts';

const ELIGIBLE = { EnrolleesEligible: true, HasPedDental: true };

describe('the documentation panel of a household that enrolls', () => {
  let app: TestApp;
  let agent: User;
  let mine: ReturnType<typeof panelsBy>;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    mine = panelsBy(app, agent);
  });
  afterAll(() => app.close());

  const statusOf = async (id: number) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

  it('wants a proof of a special enrollment, of type 16, which can be seen and deleted', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.earlier, terms: SPECIAL_TERMS });
    await mine.answer(id, ELIGIBLE);
    const { Members } = await mine.page(id);
    const { body: missing } = await mine.put(id, [{ ...Members[0], ...COMPLETE_APPLICANT }]);
    expect([missing.Status, missing.Panels[2].Problems]).toEqual([
      'Enrolling',
      [
        {
          MemberId: null,
          Field: 'Documents',
          Message:
            'Upload a proof of: Marriage. The marriage certificate. Proof of the coverage of one spouse in the 60 days before.',
        },
      ],
    ]);
    expect((await mine.upload(id, 24)).body.Message).toBe('There is no document type 24 for a household.');
    const uploaded = await mine.upload(id);
    expect([uploaded.status, uploaded.body]).toMatchObject([201, { docTypeId: 16, displayTitle: 'Individual proofs' }]);
    expect(await statusOf(id)).toBe('SignatureRequired');
    const caller = await app.as(agent);
    const { docId } = uploaded.body as { docId: number };
    expect((await caller.get(`/api/enrollment/GetQuoteDocuments/${id}`)).body).toEqual([uploaded.body]);
    expect((await mine.page(id)).Documents).toEqual([uploaded.body]);
    expect((await caller.get(`/api/enrollment/ViewQuoteDocument/${id}/${docId}`)).status).toBe(200);
    const deleted = await caller.delete(`/api/enrollment/UnlinkDocument/${id}/${docId}`);
    expect([deleted.body.Message, await statusOf(id)]).toEqual(['Document successfully deleted.', 'Enrolling']);
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await panelsBy(app, stranger).upload(id)).status).toBe(404);
  });
});
