import { AddQuoteCopies1700000009000 } from '../../backend/src/migrations/1700000009000-add-quote-copies.ts';
import { databaseBefore, type OlderDatabase } from '../support/older-database.ts';

const AT = '2026-11-20 15:00:00';

describe('the migration that adds columns to quotes', () => {
  let older: OlderDatabase;
  beforeAll(async () => {
    older = await databaseBefore(AddQuoteCopies1700000009000);
  });
  afterAll(() => older.close());

  it('keeps every quote and its census, and takes the last change for that of the census', async () => {
    await insertOldRows(older);
    await older.upgrade();
    const quotes = await older.query<{
      id: number;
      censusChangedAt: unknown;
      modifiedAt: unknown;
      copiedFromQuoteId: unknown;
    }>('SELECT id, censusChangedAt, modifiedAt, copiedFromQuoteId FROM quotes ORDER BY id');
    expect(quotes.map(({ id, copiedFromQuoteId }) => [id, copiedFromQuoteId])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(quotes[0]?.censusChangedAt).toEqual(quotes[0]?.modifiedAt);
    expect(quotes[1]?.censusChangedAt).toBeNull();
    const [count] = await older.query<{ members: unknown }>('SELECT COUNT(*) AS members FROM census_members');
    expect(Number(count?.members)).toBe(1);
  });
});

/** A group with two quotes as they were stored before; one has an employee on its census. */
async function insertOldRows({ insert }: OlderDatabase): Promise<void> {
  await insert('users', {
    id: 1,
    username: 'ada',
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    passwordHash: 'x',
    roles: '',
    isGeneralAgent: 0,
    version: 1,
  });
  await insert('groups', {
    id: 1,
    name: 'Acme',
    addressLine1: '1 Main St',
    city: 'Flint',
    stateCode: 'MI',
    postalCode: '48502',
    county: 'Genesee',
    countyFips: '26049',
    rateArea: 6,
    createdByUserId: 1,
    createdAt: AT,
    modifiedAt: AT,
    activityAt: AT,
    version: 1,
  });
  for (const id of [1, 2]) {
    await insert('quotes', {
      id,
      groupId: 1,
      quoteType: 'SmallGroupNewBusiness',
      name: `Quote ${id}`,
      status: 'Quoting',
      effectiveDate: '2027-01-01',
      createdByUserId: 1,
      createdAt: AT,
      modifiedAt: AT,
      version: 1,
    });
  }
  await insert('census_members', {
    quoteId: 1,
    rowKey: 'a',
    employeeNumber: 1,
    relationship: 'Self',
    firstName: 'Ada',
    lastName: 'Byron',
    dateOfBirth: '1985-01-02',
    medicalStatus: 'Enroll',
    dentalStatus: 'Waive',
    visionStatus: 'Waive',
    version: 1,
  });
}
