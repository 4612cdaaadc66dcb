import { noteBookOfMembers } from '../../backend/src/book/contracts/book-of-members.repository.ts';
import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import type { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import type { YearChanges } from '../../shared/src/book-of-business/individuals/today/year-changes.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { srcAgentIdOf } from '../support/contract-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { PATH, setUpBook } from './book-calls.ts';

describe('what the law changes on January 1', () => {
  const book = setUpBook();
  let bronze: number;
  let catastrophic: number;
  beforeAll(async () => {
    const of = (metalTier: 'Bronze' | 'Catastrophic') =>
      sellPlan(book.app.database, buildPlan({ market: 'Individual', businessYear: 2026, metalTier }));
    bronze = (await of('Bronze')).id;
    catastrophic = (await of('Catastrophic')).id;
  });

  async function member(contract: Contract, firstName: string, birthDate: string, relationshipCode = 'Child') {
    const { manager } = book.app.database;
    await manager.insert(ContractMember, {
      ...{ contractId: contract.id, relationshipCode: relationshipCode as 'Child', firstName, lastName: 'Byron' },
      birthDate: isoDate(birthDate),
      ...{ effectiveDate: contract.effectiveDate, isActive: true, homePhone: '' },
      ...{ homePostalCode: '49503', mailingPostalCode: '49503' },
    });
    await noteBookOfMembers(manager, [contract.id]);
  }
  const ask = async (query: object = {}, user = book.agent) =>
    (await book.app.as(user)).get(`${PATH}/GetYearChanges`).query(query);
  const list = async (query: object = {}) => {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    return body as YearChanges;
  };
  const countsOf = ({ Counts }: YearChanges) => Object.fromEntries(Counts.map(({ Kind, Count }) => [Kind, Count]));
  const NONE = { LawfulPresence: 0, Catastrophic: 0, Turning26: 0, Turning65: 0, Hsa: 0 };

  it('is nothing for an empty book, and says what would change', async () => {
    const answer = await list();
    expect([answer.Year, answer.Total, answer.Changes, countsOf(answer)]).toEqual([2027, 0, [], NONE]);
    expect(answer.Counts[4]).toMatchObject({
      Text: 'An HSA can be had with this plan: in 2027 at most $4,500 for one person, $9,000 for a family.',
    });
  });

  it('names who has a tax credit, by name, in pages', async () => {
    await book.insert({ firstName: 'Zoe', lastName: 'Adams', latestAptcCents: 10_000 });
    await book.insert({ firstName: 'Bo', lastName: 'Baker', latestAptcCents: 5_000 });
    await book.insert({ firstName: 'No credit', lastName: 'Clark' });
    const answer = await list({ range: '[1,1]' });
    expect(countsOf(answer)).toEqual({ ...NONE, LawfulPresence: 2 });
    expect([answer.Total, answer.Changes.map(({ Name, Member }) => [Name.First, Member])]).toEqual([2, [['Bo', null]]]);
    expect((await list()).Changes.map(({ Name }) => Name.First)).toEqual(['Zoe', 'Bo']);
  });

  it('names bronze and catastrophic plans, and who is 30 in a catastrophic one', async () => {
    const one = await book.insert({ firstName: 'Cata', medicalPlanId: catastrophic, medicalPlanName: 'Catastrophic' });
    await member(one, 'Thirty', '1996-12-31', 'Self');
    await member(one, 'Younger', '1997-01-02', 'Spouse');
    const two = await book.insert({ firstName: 'Bron', medicalPlanId: bronze, medicalPlanName: 'Bronze' });
    await member(two, 'Same age', '1996-12-31', 'Self');
    expect(countsOf(await list())).toEqual({ ...NONE, Catastrophic: 1, Hsa: 2 });
    expect((await list({ kind: 'Catastrophic' })).Changes).toMatchObject([
      { ContractId: one.contractNumber, Member: { First: 'Thirty', Last: 'Byron' }, BirthDate: '1996-12-31' },
    ]);
    expect((await list({ kind: 'Hsa' })).Changes.map(({ PlanName }) => PlanName).sort()).toEqual([
      'Bronze',
      'Catastrophic',
    ]);
  });

  it('names children who leave, and who can have Medicare in the year, by birth date', async () => {
    const contract = await book.insert();
    await member(contract, 'Leaves', '2000-05-05');
    await member(contract, 'Stays', '2001-01-02');
    await member(contract, 'No child', '2000-05-05', 'Spouse');
    await member(contract, 'Sixty-five', '1962-08-09', 'Self');
    expect(countsOf(await list())).toEqual({ ...NONE, Turning26: 1, Turning65: 1 });
    expect((await list({ kind: 'Turning26' })).Changes[0]!.Member!.First).toBe('Leaves');
    expect((await list({ kind: 'Turning65' })).Changes[0]!.Member!.First).toBe('Sixty-five');
  });

  it.each([
    ['void', { isVoid: true }],
    ['of Medicare', { isMedicare: true }],
    ['inactive', { isActive: false }],
    ['over before', { terminationDate: isoDate('2026-12-30') }],
  ])('leaves out a contract that is %s', async (_what, given) => {
    await book.insert({ latestAptcCents: 10_000, medicalPlanId: bronze, ...given });
    expect(countsOf(await list())).toEqual(NONE);
  });

  it('is of an agent’s own book, and staff pick the agent', async () => {
    await book.insert({ latestAptcCents: 10_000 });
    const other = await insertAgentUser(book.app, { roles: [ROLES.individualAgent] });
    expect(countsOf((await ask({}, other)).body as YearChanges)).toEqual(NONE);
    const agentId = await srcAgentIdOf(book.app, book.agent);
    expect((await ask({ agentId }, other)).status).toBe(404);
    const sales = await insertSalesUser(book.app);
    expect(countsOf((await ask({ agentId }, sales)).body as YearChanges)).toEqual({ ...NONE, LawfulPresence: 1 });
    expect((await ask({ kind: 'Weather' })).status).toBe(400);
  });
});
