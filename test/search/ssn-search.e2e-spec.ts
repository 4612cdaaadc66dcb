import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { FieldEncryption } from '../../backend/src/platform/security/field-encryption.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../backend/src/quoting/group-census/census-ssn.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { FoundIndividual } from '../../shared/src/search/individual-search.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertIndividualQuote, person } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const PATH = '/api/individual/SearchIndividualByCriteria';
const ADA = '219-09-4711';
const CHILD = '219-09-4712';
const digitsOf = (ssn: string) => ssn.replaceAll('-', '');

/** Another SSN of the same bucket. */
function inBucketOf(app: TestApp, ssn: string): string {
  const buckets = app.get(CensusSsn);
  for (let next = 319_010_001; next < 319_999_999; next += 1) {
    if (buckets.bucket(String(next)) === buckets.bucket(ssn)) {
      return String(next);
    }
  }
  throw new Error('No other SSN is in this bucket.');
}

describe('the search for individuals by SSN', () => {
  let app: TestApp;
  let output: ReturnType<typeof captureOutput>;
  let agent: User;
  let ids: Record<'household' | 'neighbor' | 'foreign', number>;
  let neighborSsn: string;

  /** A stored quote of people with these SSNs, the applicant first. */
  async function quoteOf(user: User, ssns: readonly string[], lastName = 'Quixwater'): Promise<number> {
    const { id } = await insertIndividualQuote(app, user, { details: { subscriberLastName: lastName } });
    const [applicant] = await app.database.manager.findBy(CensusMember, { quoteId: id });
    const Members = ssns.map((SSN, index) =>
      index === 0
        ? person({ Id: applicant!.id, Version: 1, LastName: lastName, SSN })
        : person({ RelationshipToSubscriber: 'Child', FirstName: `Bea ${index}`, DateOfBirth: '2015-06-15', SSN }),
    );
    const caller = await app.as(user);
    const { status } = await caller.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
    expect(status).toBe(200);
    return id;
  }

  const search = async (criteria: object, user = agent) => (await app.as(user)).post(PATH).send(criteria);
  const found = async (criteria: object, user = agent) => {
    const { status, body } = await search(criteria, user);
    expect(status).toBe(200);
    return (body as FoundIndividual[]).map(({ QuoteId }) => QuoteId);
  };

  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug' });
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    neighborSsn = inBucketOf(app, ADA);
    ids = {
      household: await quoteOf(agent, [ADA, CHILD]),
      neighbor: await quoteOf(agent, [neighborSsn], 'Neighbor'),
      foreign: await quoteOf(await insertAgentUser(app), [ADA], 'Foreign'),
    };
  });
  afterAll(async () => {
    output.restore();
    await app.close();
  });

  it.each([
    ['with dashes', ADA],
    ['without', digitsOf(ADA)],
    ['of a child of the household', CHILD],
  ])('finds a quote by the SSN %s', async (_what, SSN) => {
    expect(await found({ SSN })).toEqual([ids.household]);
  });

  it('finds nobody whose SSN only shares the bucket', async () => {
    const members = await app.database.manager.findBy(CensusMember, [
      { quoteId: ids.household, relationship: 'Self' },
      { quoteId: ids.neighbor },
    ]);
    expect(new Set(members.map(({ ssnBucket }) => ssnBucket)).size).toBe(1);
    expect(await found({ SSN: neighborSsn })).toEqual([ids.neighbor]);
  });

  it('finds nothing for an SSN that nobody has', async () => {
    expect(await found({ SSN: '219-09-4719' })).toEqual([]);
  });

  it('shows an agent only own quotes, and staff those of every agent', async () => {
    expect(await found({ SSN: ADA }, await insertAgentUser(app, { roles: [ROLES.individualAgent] }))).toEqual([]);
    expect(await found({ SSN: ADA }, await insertSalesUser(app))).toEqual([ids.foreign, ids.household]);
  });

  it('requires the other criteria too', async () => {
    expect(await found({ SSN: ADA, LastName: 'quix' })).toEqual([ids.household]);
    expect(await found({ SSN: ADA, LastName: 'neigh' })).toEqual([]);
  });

  it('follows a correction of the SSN, and its removal', async () => {
    const id = await quoteOf(agent, ['219-09-4714']);
    const caller = await app.as(agent);
    const save = async (SSN: string | null) => {
      const [applicant] = await app.database.manager.findBy(CensusMember, { quoteId: id });
      const Members = [person({ Id: applicant!.id, Version: applicant!.version, SSN })];
      expect((await caller.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members })).status).toBe(200);
    };
    await save('219-09-4715');
    expect([await found({ SSN: '219-09-4714' }), await found({ SSN: '219-09-4715' })]).toEqual([[], [id]]);
    await save(null);
    expect(await found({ SSN: '219-09-4715' })).toEqual([]);
  });

  it.each([
    ['219-09-471', 'SSN must be nine digits.'],
    ['***-**-4711', 'SSN must be nine digits.'],
    ['219-00-4711', 'SSN cannot start with 000, 666 or 9, have 00 in the middle or end in 0000.'],
  ])('refuses %s at its field', async (SSN, message) => {
    const { status, body } = await search({ SSN });
    expect([status, body.Fields]).toEqual([400, { SSN: [message] }]);
  });

  it('takes the SSN in the URL as the specification does, and keeps it out of caches, answers and logs', async () => {
    const caller = await app.as(agent);
    await app.database.query('ALTER TABLE census_members RENAME TO away');
    const failed = [await caller.get(`${PATH}?SSN=${ADA}`), await search({ SSN: ADA })];
    await app.database.query('ALTER TABLE away RENAME TO census_members');
    expect(failed.map(({ status, body }) => [status, output.text().includes(body.RequestId)])).toEqual([
      [500, true],
      [500, true],
    ]);
    const answers = [
      ...failed,
      await caller.get(`${PATH}?SSN=${ADA}`),
      await caller.get(`${PATH}?SSN=${digitsOf(ADA)}&range=nonsense`),
      await caller.get(`${PATH}?SSN=${ADA}&Unknown=${digitsOf(ADA)}`),
      await search({ SSN: ADA }),
      await search({ SSN: ADA, Unknown: digitsOf(ADA) }),
      await (await app.visitor()).get(`${PATH}?SSN=${ADA}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 200, 400, 400, 200, 400, 401]);
    expect(answers.every(({ headers }) => headers['cache-control']?.includes('no-store'))).toBe(true);
    const said = [...answers.map(({ text }) => text), output.text()].join();
    expect([said.includes(ADA), said.includes(digitsOf(ADA))]).toEqual([false, false]);
  });

  it('is in the audit trail without the SSN, unless it is refused', async () => {
    const user = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await search({ SSN: ADA, LastName: 'quix' }, user);
    await search({ SSN: '219' }, user);
    const events = await app.database.manager.findBy(AuditEvent, { userId: user.id, action: 'search-by-ssn' });
    expect(events.map(({ subject, subjectId, fields }) => [subject, subjectId, fields])).toEqual([
      ['user', String(user.id), 'SSN,LastName'],
    ]);
    const everything = JSON.stringify(await app.database.manager.find(AuditEvent));
    expect([everything.includes(ADA), everything.includes(digitsOf(ADA))]).toEqual([false, false]);
  });

  it('gives up when very many share the bucket, and is narrowed by another criterion', async () => {
    const [like] = await app.database.manager.findBy(CensusMember, { quoteId: ids.neighbor });
    const { id: quoteId } = await insertIndividualQuote(app, agent, { details: { subscriberLastName: 'Crowd' } });
    const bucket = app.get(FieldEncryption).bucket('219094716', 'census_members.ssnSealed');
    const crowd = Array.from({ length: 2_001 }, (_, index) => {
      const { id: _id, version: _version, ...row } = like!;
      return { ...row, quoteId, rowKey: `crowd ${index}`, ssnBucket: bucket };
    });
    for (let first = 0; first < crowd.length; first += 500) {
      await app.database.manager.insert(CensusMember, crowd.slice(first, first + 500));
    }
    const { status, body } = await search({ SSN: '219-09-4716' });
    expect([status, body.Message]).toEqual([
      422,
      'More than 1,000 quotes match. Please enter additional search criteria.',
    ]);
    expect(await found({ SSN: '219-09-4716', LastName: 'quix' })).toEqual([]);
  });
});
