import { Env } from '../../backend/src/platform/config/env.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { FieldEncryption } from '../../backend/src/platform/security/field-encryption.ts';
import { checkFieldKeys } from '../../backend/src/platform/security/key-check.ts';
import { resealFields, resealReport } from '../../backend/src/platform/security/reseal-fields.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { FoundIndividual } from '../../shared/src/search/individual-search.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote, person } from '../support/individual-builders.ts';
import { createMigratedDatabase } from '../support/migrated-database.ts';
import { insertAgentUser } from '../support/people.ts';
import type { TestDatabase } from '../support/test-database.ts';

const key = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;
const OLD = key('old', 'o');
const NEW = key('new', 'n');
const FIRST = '219-09-4801';
const SECOND = '219-09-4802';

describe('the search by SSN, while field keys are rotated', () => {
  let database: TestDatabase;
  let agent: User;
  beforeEach(async () => {
    database = await createMigratedDatabase();
    agent = await withServer([OLD], async (app) => {
      await checkFieldKeys(app.database, app.get(FieldEncryption));
      return insertAgentUser(app);
    });
  });
  afterEach(() => database.drop());

  /** A server of these keys, newest first, on the one database. */
  async function withServer<Result>(keys: readonly string[], work: (app: TestApp) => Promise<Result>): Promise<Result> {
    const shared = { ...database, drop: () => Promise.resolve() };
    const app = await startApp({ FIELD_KEYS: keys.join() }, () => Promise.resolve(shared));
    return work(app).finally(() => app.close());
  }

  async function quoteOf(app: TestApp, SSN: string): Promise<number> {
    const { id } = await insertIndividualQuote(app, agent);
    const [applicant] = await app.database.manager.findBy(CensusMember, { quoteId: id });
    const Members = [person({ Id: applicant!.id, Version: 1, SSN })];
    const answer = await (await app.as(agent)).put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
    expect(answer.status).toBe(200);
    return id;
  }

  const found = (keys: readonly string[]) =>
    withServer(keys, async (app) => {
      const caller = await app.as(agent);
      const search = async (SSN: string) =>
        (await caller.post('/api/individual/SearchIndividualByCriteria').send({ SSN })).body as FoundIndividual[];
      return [...(await search(FIRST)), ...(await search(SECOND))].map(({ QuoteId }) => QuoteId);
    });

  const reseal = (keys: readonly string[]) =>
    withServer(keys, async (app) => {
      const encryption = new FieldEncryption(new Env({ NODE_ENV: 'test', FIELD_KEYS: keys.join() }));
      const steps = { progress: () => undefined, settle: () => Promise.resolve() };
      return resealReport(await resealFields(app.database, encryption, steps), encryption.keyIds);
    });

  it('finds what was stored under either key, whichever is first, and everything under the new one after resealing', async () => {
    const ids = [
      await withServer([OLD], (app) => quoteOf(app, FIRST)),
      await withServer([NEW, OLD], (app) => quoteOf(app, SECOND)),
    ];
    expect(await found([OLD, NEW])).toEqual(ids);
    expect(await found([NEW, OLD])).toEqual(ids);
    expect(await found([NEW])).not.toContain(ids[0]);
    expect(await reseal([NEW, OLD])).toContain(
      'census_members.ssnSealed: 1 re-encrypted, of 2; search buckets rewritten: 1',
    );
    expect(await found([NEW])).toEqual(ids);
  });

  it('leaves the SSNs of groups without a bucket, also when they are resealed', async () => {
    const buckets = () =>
      withServer([OLD, NEW], async (app) =>
        (await app.database.manager.find(CensusMember)).map(({ ssnBucket }) => ssnBucket),
      );
    await withServer([OLD], async (app) => {
      const quote = await insertQuote(app, agent);
      const caller = await app.as(agent);
      const { status } = await caller.post(`/api/groupcensus/${quote.id}`).send(employeeRequest({ SSN: FIRST }));
      expect(status).toBe(200);
    });
    expect(await buckets()).toEqual([null]);
    expect(await reseal([NEW, OLD])).toContain('census_members.ssnSealed: 1 re-encrypted, of 1');
    expect(await buckets()).toEqual([null]);
  });
});
