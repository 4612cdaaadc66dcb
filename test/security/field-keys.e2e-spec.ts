import { IsNull, Not } from 'typeorm';
import { Env } from '../../backend/src/platform/config/env.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { ApplicationFactsService } from '../../backend/src/enrollment/parts/application/application-facts.service.ts';
import { Application } from '../../backend/src/enrollment/parts/application/application.table.ts';
import { sealHealth } from '../../backend/src/enrollment/parts/household/individual-enrollments.repository.ts';
import { IndividualEnrollment } from '../../backend/src/enrollment/parts/household/individual-enrollment.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../backend/src/quoting/group-census/census-ssn.ts';
import { SnapshotMember } from '../../backend/src/quoting/group-census/snapshot-member.table.ts';
import { FieldEncryption } from '../../backend/src/platform/security/field-encryption.ts';
import { checkFieldKeys } from '../../backend/src/platform/security/key-check.ts';
import { resealFields, resealReport, type ResealSteps } from '../../backend/src/platform/security/reseal-fields.ts';
import { CHUNK, resealPlace } from '../../backend/src/platform/security/reseal-place.ts';
import { sealContext, sealedPlaces } from '../../backend/src/platform/security/sealed-column.ts';
import { NO_HEALTH } from '../../shared/src/individual-enrollment/questions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertMedicine } from '../support/formulary-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { databaseState } from './database-state.ts';

const key = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;
const OLD = key('old', 'o');
const NEW = key('new', 'n');
const withKeys = (...keys: string[]) => new FieldEncryption(new Env({ NODE_ENV: 'test', FIELD_KEYS: keys.join() }));
const ssnOf = (index: number) => `219-09-${String(1000 + index)}`;
const AT_ONCE: ResealSteps = { progress: () => undefined, settle: () => Promise.resolve() };

describe('field keys that are rotated', () => {
  const rotated = withKeys(NEW, OLD);
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ FIELD_KEYS: OLD });
    await checkFieldKeys(app.database, app.get(FieldEncryption));
  });
  afterEach(() => app.close());

  /** A census of so many employees with SSNs, as it is and as it was approved; and an application with a bank account. */
  async function fill(count: number): Promise<void> {
    const agent = await insertAgentUser(app);
    const quote = await insertQuote(app, agent);
    const people = Array.from({ length: count }, (_, index) =>
      employeeRequest({
        EmployeeNumber: index + 1,
        FirstName: `Ada ${index}`,
        SSN: ssnOf(index),
        DentalStatus: 'Waive',
      }),
    );
    const caller = await app.as(agent);
    expect((await caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`).send(people)).status).toBe(200);
    expect((await caller.put(`/api/groupcensus/ApproveCensus/${quote.id}`).send({})).status).toBe(200);
    const given = { quoteId: quote.id, savedByUserId: agent.id, savedAt: app.clock.now(), isSavedByStaff: false };
    const numbers = { RoutingNumber: '021000021', AccountNumber: '000123456789' };
    const answers = { AccountData: numbers } as Application['answers'];
    const accounts = app.get(ApplicationFactsService);
    const blank = { routingNumberSealed: null, accountNumberSealed: null };
    const columns = { ...given, ...blank, answers: accounts.storedAnswers(answers) };
    const row = await app.insert(Object.assign(new Application(), columns));
    await app.database.manager.update(Application, { id: row.id }, accounts.sealedNumbers(answers, row) as object);
    const { id: quoteId } = await insertIndividualQuote(app, agent);
    const unanswered = { quoteId, enrolleesEligible: null, hasPedDental: null, healthSealed: null };
    const household = await app.insert(Object.assign(new IndividualEnrollment(), unanswered));
    const healthSealed = sealHealth(app.get(FieldEncryption), household.id, { ...NO_HEALTH, HasStroke: false });
    await app.database.manager.update(IndividualEnrollment, { id: household.id }, { healthSealed });
    const draft = { UserId: agent.id, Version: null, Content: { GroupName: 'Acme' } };
    expect((await caller.put('/api/account/Drafts/new-group').send(draft)).status).toBe(200);
    const begun = await caller.post('/api/account/SecondFactor/SetUp').send({ Password: TEST_PASSWORD });
    expect(begun.status).toBe(200);
    const { id: RxNormId } = await insertMedicine(app, 861_007);
    expect((await caller.put(`/api/plan/PutMedicine/${quote.id}`).send({ RxNormId })).status).toBe(200);
    const note = { Text: 'Call the owner.', Mentions: [] };
    const staff = await app.as(await insertSalesUser(app));
    expect((await staff.post(`/api/sales/AddStaffNote/${quote.id}`).send(note)).status).toBe(200);
  }
  const members = () =>
    app.database.manager.find(CensusMember, { where: { ssnSealed: Not(IsNull()) }, order: { id: 'ASC' } });
  const keyIds = (rows: readonly { ssnSealed: string | null }[]) =>
    rows.map(({ ssnSealed }) => ssnSealed?.split('.')[0]);

  it('are known of every column whose name says that it is sealed', () => {
    const named = app.database.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.filter(({ propertyName }) => /sealed$/i.test(propertyName)).map((each) => tableName + each.propertyName),
    );
    const found = sealedPlaces(app.database).map(({ table, column }) => table + column);
    expect([found.length, found.sort()]).toEqual([16, named.sort()]);
  });

  it('are not needed any more when everything is sealed anew, and nothing else has changed', async () => {
    await fill(3);
    const before = await members();
    const outcome = await resealFields(app.database, rotated, AT_ONCE);
    expect(resealReport(outcome, rotated.keyIds).sort()).toEqual([
      'All is sealed with "new": "old" can be left out of FIELD_KEYS. Keep them with the backups that were made until now.',
      'advice_notes.contentSealed: 0 re-encrypted, of 0',
      'applications.accountNumberSealed: 1 re-encrypted, of 1',
      'applications.routingNumberSealed: 1 re-encrypted, of 1',
      'authenticators.secretSealed: 1 re-encrypted, of 1',
      'census_members.ssnSealed: 3 re-encrypted, of 3',
      'census_snapshot_members.ssnSealed: 3 re-encrypted, of 3',
      'form_drafts.contentSealed: 1 re-encrypted, of 1',
      'individual_enrollments.healthSealed: 1 re-encrypted, of 1',
      'proposal_emails.contentSealed: 0 re-encrypted, of 0',
      'proposal_emails.tokenSealed: 0 re-encrypted, of 0',
      'quote_medicines.medicinesSealed: 1 re-encrypted, of 1',
      'sandbox_emails.contentSealed: 0 re-encrypted, of 0',
      'share_answers.questionSealed: 0 re-encrypted, of 0',
      'share_links.codeTextSealed: 0 re-encrypted, of 0',
      'share_links.noteSealed: 0 re-encrypted, of 0',
      'staff_notes.textSealed: 1 re-encrypted, of 1',
    ]);
    const dump = JSON.stringify([await databaseState(app), await app.database.query('SELECT * FROM system_state')]);
    expect([
      dump.includes('"new.') || dump.includes('\\"new.'),
      dump.includes('"old.') || dump.includes('\\"old.'),
    ]).toEqual([true, false]);
    const alone = withKeys(NEW);
    await checkFieldKeys(app.database, alone);
    const after = await members();
    expect(after.map((member) => new CensusSsn(alone).reveal(member))).toEqual([0, 1, 2].map(ssnOf));
    const others = (rows: readonly CensusMember[]) => rows.map((row) => ({ ...row, ssnSealed: '' }));
    expect(others(after)).toEqual(others(before));
    const [kept] = await app.database.manager.find(SnapshotMember, { order: { id: 'ASC' } });
    expect(new CensusSsn(alone).digits(kept!, 'census_snapshot_members')).toBe(ssnOf(0).replaceAll('-', ''));
    const [application] = await app.database.manager.find(Application);
    const numberIn = (column: 'routingNumberSealed' | 'accountNumberSealed') =>
      alone.open(application![column]!, sealContext(`applications.${column}`, application!.id));
    expect([numberIn('routingNumberSealed'), numberIn('accountNumberSealed')]).toEqual(['021000021', '000123456789']);
  });

  it('go on where they were killed', async () => {
    await fill(CHUNK + 5);
    const killed = (name: string) => {
      if (name === 'census_members.ssnSealed') {
        throw new Error('killed');
      }
    };
    await expect(resealFields(app.database, rotated, { ...AT_ONCE, progress: killed })).rejects.toThrow('killed');
    const halfway = await members();
    const count = (id: string) => keyIds(halfway).filter((each) => each === id).length;
    expect([count('new'), count('old')]).toEqual([CHUNK, 5]);
    // The servers may not start without the old key before everything is done.
    await expect(checkFieldKeys(app.database, withKeys(NEW))).rejects.toThrow('do not fit this database');
    const { places, isComplete } = await resealFields(app.database, rotated, AT_ONCE);
    const { resealed } = places.find(({ name }) => name === 'census_members.ssnSealed')!;
    expect([isComplete, resealed]).toEqual([true, 5]);
    expect(new Set(keyIds(await members()))).toEqual(new Set(['new']));
  });

  it.each([
    ['the old key is another', [NEW, key('old', 'x')]],
    ['the old key is missing', [NEW]],
  ])('write nothing when %s', async (_, keys) => {
    await fill(2);
    const before = [await databaseState(app), await app.database.query('SELECT * FROM system_state')];
    await expect(resealFields(app.database, withKeys(...keys), AT_ONCE)).rejects.toThrow(
      'FIELD_KEYS do not fit this database.',
    );
    expect([await databaseState(app), await app.database.query('SELECT * FROM system_state')]).toEqual(before);
  });

  it('never write over what a server wrote after it was read', async () => {
    await fill(2);
    const [member] = await members();
    const written = { ssnSealed: app.get(CensusSsn).seal(member!.id, '219-09-7777')! };
    const real = app.get(Transactions);
    const slower = {
      run: async <T>(work: Parameters<typeof real.run<T>>[0]) => {
        await app.database.manager.update(CensusMember, { id: member!.id }, written);
        return real.run(work);
      },
    } as Transactions;
    const resealing = { database: app.database, encryption: rotated, transactions: slower, progress: () => undefined };
    const place = sealedPlaces(app.database).find(({ table }) => table === 'census_members')!;
    expect(await resealPlace(place, resealing)).toMatchObject({ read: 2, resealed: 1, changed: 1, unreadable: [] });
    const after = await members();
    expect([after[0]!.ssnSealed, keyIds(after)]).toEqual([written.ssnSealed, ['old', 'new']]);
  });

  it('are walked through again when a server wrote back what it had read before', async () => {
    await fill(2);
    const [member] = await members();
    const { id, ssnSealed } = member!;
    let isOver = false;
    const settle = async () => {
      await (isOver || app.database.manager.update(CensusMember, { id }, { ssnSealed }));
      isOver = true;
    };
    const { places, isComplete } = await resealFields(app.database, rotated, { ...AT_ONCE, settle });
    expect([isComplete, places.map(({ resealed }) => resealed).sort()]).toEqual([
      true,
      [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 3],
    ]);
    expect(keyIds(await members())).toEqual(['new', 'new']);
  });

  it('stay where a server goes on with the old one, which is said', async () => {
    await fill(2);
    const [member] = await members();
    const { id, ssnSealed } = member!;
    const settle = () => app.database.manager.update(CensusMember, { id }, { ssnSealed });
    const outcome = await resealFields(app.database, rotated, { ...AT_ONCE, settle });
    expect(resealReport(outcome, rotated.keyIds).at(-1)).toMatch(/^Older keys are still needed: a server still seals/);
    await expect(checkFieldKeys(app.database, withKeys(NEW))).rejects.toThrow('do not fit this database');
  });

  it('leave what no key opens as it is, and name its row', async () => {
    await fill(2);
    const [damaged, other] = await members();
    const { ssnSealed } = other!;
    await app.database.manager.update(CensusMember, { id: damaged!.id }, { ssnSealed });
    const lines = resealReport(await resealFields(app.database, rotated, AT_ONCE), rotated.keyIds);
    expect(lines).toContain(
      `census_members.ssnSealed: 1 could not be decrypted with any key in FIELD_KEYS and were not changed: rows ${damaged!.id}`,
    );
    expect(lines.at(-1)).toMatch(/^All is sealed with "new": "old" can be left out/);
    expect((await members())[0]!.ssnSealed).toBe(ssnSealed);
  });
});
