import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { employeeRequest, openCensus } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('SSNs in the database', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  it('keeps an SSN sealed, and nothing by which equal numbers could be told', async () => {
    const one = await openCensus(app, agent, [employeeRequest({ SSN: '123456789' })]);
    const other = await openCensus(app, agent, [employeeRequest({ SSN: '123-45-6789' })]);
    const [[first], [second]] = [await one.rows(), await other.rows()];
    expect(first?.ssnSealed).not.toContain('123456789');
    expect(first?.ssnSealed).not.toBe(second?.ssnSealed);
    const ownValues = (member: CensusMember | undefined) =>
      Object.values(member ?? {}).filter((value): value is string => typeof value === 'string' && value.length > 30);
    expect(ownValues(first).filter((value) => ownValues(second).includes(value))).toEqual([]);
  });

  it('opens an SSN in its own row only, though everything else of the row is moved with it', async () => {
    const { caller, quote, rows } = await openCensus(app, agent, [
      employeeRequest({ EmployeeNumber: 1, FirstName: 'Ada', SSN: '219-09-1111' }),
      employeeRequest({ EmployeeNumber: 2, FirstName: 'Bea', SSN: '219-09-2222' }),
    ]);
    const [one, other] = await rows();
    const moved = { ssnSealed: one!.ssnSealed!, rowKey: one!.rowKey };
    await app.database.manager.update(CensusMember, { id: other!.id }, moved);
    const { body } = await caller.get(`/api/groupcensus/${quote.id}`);
    const shown = body.map(({ FirstName, SSN }: { FirstName: string; SSN: string }) => [FirstName, SSN]);
    expect(shown).toEqual([
      ['Ada', expect.stringContaining('1111')],
      ['Bea', expect.not.stringContaining('1111')],
    ]);
  });
});
