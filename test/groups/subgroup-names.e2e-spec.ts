import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { GroupResponse } from '../../shared/src/groups/group.record.ts';
import { buildSubgroup } from '../support/shared/application-answers.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { applicationRequest, saveApplication } from '../support/application-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('the subgroup names of a group', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  it('are those of its newest approved application that have not ended', async () => {
    const quote = await insertQuote(app, agent, { status: 'Enrolling' });
    const saved = await saveApplication(
      app,
      agent,
      applicationRequest({
        QuoteId: quote.id,
        CommonTaxControl: { Eligible: true, NumGroups: 2 },
        SubGroups: [
          buildSubgroup(1, { GroupName: 'Acme North' }),
          buildSubgroup(2, { GroupName: 'Acme Old', GroupStatus: 'Termed' }),
        ],
      }),
    );
    expect(saved.status).toBe(200);
    const names = async () =>
      ((await (await app.as(agent)).get(`/api/group/GetGroupById/${quote.groupId}`)).body as GroupResponse)
        .SubGroupNames;
    expect(await names()).toEqual([]);
    await app.database.query(`UPDATE quotes SET status = 'Approved' WHERE id = ${quote.id}`);
    expect(await names()).toEqual(['Acme Tools', 'Acme North']);
  });
});
