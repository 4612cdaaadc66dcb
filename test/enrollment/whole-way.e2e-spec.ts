import type { User } from '../../backend/src/platform/people/user.table.ts';
import { GroupBookEntry } from '../../backend/src/quoting/groups/search-index/group-book-entry.table.ts';
import { Installation } from '../../backend/src/enrollment/installation/installation.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { EnrollmentOverview } from '../../shared/src/enrollment/enrollment.record.ts';
import type { RequiredDocuments } from '../../shared/src/enrollment/documents.record.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { applicationRequest, readApplication, saveApplication } from '../support/application-builders.ts';
import { completeDetails, type EnrollingQuote, insertEnrolling } from '../support/demographics-builders.ts';
import { buildPdf } from '../support/pdf-files.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';

describe('an enrollment from its first answer to the book of business', () => {
  let app: TestApp;
  let agent: User;
  let operations: User;
  let enrolling: EnrollingQuote;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app);
    operations = await insertOperationsUser(app);
    enrolling = await insertEnrolling(app, agent, { answers: null });
  });
  afterAll(() => app.close());

  const overview = async (): Promise<EnrollmentOverview> =>
    (await (await app.as(agent)).get(`/api/enrollment/Overview/${enrolling.quote.id}`)).body;
  const decide = async (body: object) =>
    (await app.as(operations))
      .put(`/api/enrollment/Decide/${enrolling.quote.id}`)
      .send({ Version: (await overview()).Version, ...body });
  const sign = async () =>
    (await app.as(agent)).post('/api/enrollment/SignElectronically').send({
      QuoteId: enrolling.quote.id,
      SignedByName: 'Ada Agent',
      ApplicationEnteredConsent: true,
    });
  const uploadAll = async () => {
    const caller = await app.as(agent);
    const { body } = await caller.get(`/api/enrollment/GetRequiredDocuments/${enrolling.quote.id}`);
    const pdf = await buildPdf();
    for (const { DocTypeId, Blocks } of (body as RequiredDocuments).Documents) {
      if (Blocks) {
        const path = `/api/enrollment/UploadDocument/${enrolling.quote.id}/${DocTypeId}`;
        const { status } = await caller.post(path).attach('file', pdf, 'signed.pdf');
        expect(status).toBe(201);
      }
    }
  };

  it('goes part by part until it can be signed', async () => {
    expect((await overview()).OpenSection).toBe('Application');
    const answers = {
      NumberOfEmployees: 5,
      NumberOfEligbleEmployees: 5,
      NumberWaiving: 0,
      NumberOfFullTimeEmployees: 5,
    };
    const saved = await saveApplication(app, agent, applicationRequest({ QuoteId: enrolling.quote.id, ...answers }));
    expect([saved.status < 300, (await readApplication(app, agent, enrolling.quote.id)).Problems]).toEqual([true, []]);
    expect((await overview()).OpenSection).toBe('SupportingDocuments');

    await uploadAll();
    expect(await overview()).toMatchObject({ OpenSection: 'Demographics', Status: 'Enrolling' });

    const details = completeDetails({ Id: enrolling.members[0]!.id });
    const { status } = await (await app.as(agent)).put(`/api/enrollment/Member/${enrolling.quote.id}`).send(details);
    expect(status).toBe(200);
    expect(await overview()).toMatchObject({ OpenSection: null, Status: 'SignatureRequired', SigningProblem: null });
  });

  it('is signed, returned, signed again and approved', async () => {
    expect((await sign()).status).toBeLessThan(300);
    expect((await overview()).Status).toBe('Complete');
    expect((await decide({ Decision: 'Return', Reason: 'The W-9 cannot be read.' })).status).toBe(200);
    expect(await overview()).toMatchObject({ Status: 'SignatureRequired', SigningProblem: null });
    expect((await sign()).status).toBeLessThan(300);
    expect((await decide({ Decision: 'Approve', GroupEnterpriseId: '' })).body.Message).toBe(
      'Quote has been Approved.',
    );
    const events = await app.database.manager.find(QuoteEvent, {
      where: { quoteId: enrolling.quote.id },
      order: { id: 'ASC' },
    });
    expect(events.map(({ toStatus }) => toStatus)).toEqual([
      'SignatureRequired',
      'Complete',
      'SignatureRequired',
      'Complete',
      'Approved',
    ]);
  });

  it('is installed, and the group stands in the book of its agent', async () => {
    await workOff(app);
    const installation = await app.database.manager.findOneByOrFail(Installation, { quoteId: enrolling.quote.id });
    expect(installation).toMatchObject({ status: 'Installed', processedWithErrors: false });
    const [entry] = await app.database.manager.findBy(GroupBookEntry, { groupId: enrolling.quote.groupId });
    expect(entry).toMatchObject({
      groupNumber: installation.groupNumber,
      effectiveDate: enrolling.quote.effectiveDate,
    });
  });
});
