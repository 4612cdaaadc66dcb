import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MOST_NAMED, TOO_MANY_RECORDS, type AuditRow } from '../../shared/src/audit/audit.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { writeAudit } from './audit-rows.ts';

describe('the audit list, asked who changed something', () => {
  let app: TestApp;
  let superUser: User;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    agent = await insertAgentUser(app, { fullName: 'Cherry Agent' });
    const group = await insertGroup(app, agent, { name: 'Cherry Tool & Die Inc' });
    const other = await insertGroup(app, agent, { name: 'Cherryland Optics' });
    const quote = await insertQuote(app, agent, { groupId: group.id, name: '2027 medical' });
    const second = await insertQuote(app, agent, { groupId: group.id, name: '2027 dental' });
    const member = await app.insert(buildMember({ quoteId: quote.id }));
    const household = await insertIndividualQuote(app, agent, {
      name: 'Spring',
      details: { subscriberFirstName: 'Leila', subscriberLastName: 'Farhat' },
    });
    const number = (subject: string, id: number, userId?: number) => ({ subject, subjectId: String(id), userId });
    await writeAudit(app, [
      { action: 'edit-group', ...number('group', group.id, superUser.id) },
      { action: 'edit-group', ...number('group', other.id) },
      { action: 'rename-quote', ...number('quote', quote.id) },
      { action: 'rename-quote', ...number('quote', second.id, agent.id) },
      { action: 'edit-census-member', ...number('census-member', member.id) },
      { action: 'edit-household', ...number('quote', household.id) },
      { action: 'unlock-user', ...number('user', agent.id, superUser.id) },
    ]);
  });
  afterAll(() => app.close());

  const list = async (q: string) =>
    (await app.as(superUser)).get('/api/audit').query({ filter: JSON.stringify({ q }), range: '[0,9]' });
  const found = async (q: string) => {
    const { body, headers } = await list(q);
    const rows = (body as AuditRow[]).map(({ Action, Record }) => `${Action} ${Record.Name}`);
    expect(String(headers['content-range']).split('/')[1]).toBe(String(rows.length));
    return rows.sort();
  };

  it('by the name of a group finds the group, its quotes and the people on them', async () => {
    expect(await found('cherry tool & die')).toEqual([
      'edit-census-member Cherry Tool & Die Inc, 2027 medical',
      'edit-group Cherry Tool & Die Inc',
      'rename-quote Cherry Tool & Die Inc, 2027 dental',
      'rename-quote Cherry Tool & Die Inc, 2027 medical',
    ]);
  });

  it('by a quote as the list shows it finds this quote alone', async () => {
    expect(await found('Cherry Tool & Die Inc, 2027 med')).toEqual([
      'edit-census-member Cherry Tool & Die Inc, 2027 medical',
      'rename-quote Cherry Tool & Die Inc, 2027 medical',
    ]);
  });

  it.each(['Farhat', 'Leila Farhat', 'Farhat Leila'])('by the name of a household, %s, finds its quote', async (q) => {
    expect(await found(q)).toEqual(['edit-household Leila Farhat, Spring']);
  });

  it('finds what people and groups of the same name did and had done to them, each entry once', async () => {
    expect(await found('Cherry')).toEqual([
      'edit-census-member Cherry Tool & Die Inc, 2027 medical',
      'edit-group Cherry Tool & Die Inc',
      'edit-group Cherryland Optics',
      'rename-quote Cherry Tool & Die Inc, 2027 dental',
      'rename-quote Cherry Tool & Die Inc, 2027 medical',
      'unlock-user Cherry Agent',
    ]);
  });

  it.each(['MaxEmployeeAge', 'maxempl'])('by a rule, %s, finds every version of it', async (q) => {
    const versions: { id: number }[] = await app.database.query(
      "SELECT id FROM business_rules WHERE ruleKey = 'MaxEmployeeAge'",
    );
    await writeAudit(
      app,
      versions.map(({ id }) => ({ action: q, subject: 'business-rule', subjectId: String(id) })),
    );
    const rows = (await found(q)).filter((row) => row.startsWith(q));
    expect(rows).toEqual(versions.map(() => `${q} MaxEmployeeAge`));
  });

  it('says that a name belongs to too many records', async () => {
    for (let place = 0; place <= MOST_NAMED; place += 1) {
      await insertGroup(app, agent, { name: `Namesake ${place}` });
    }
    const { status, body } = await list('namesake');
    expect([status, body.Message]).toEqual([422, TOO_MANY_RECORDS]);
    expect(await found('namesake 17')).toEqual([]);
  });
});
