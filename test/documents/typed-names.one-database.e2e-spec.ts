import type { User } from '../../backend/src/platform/people/user.table.ts';
import { cannotBePrinted } from '../../shared/src/formats/text.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { employeeRequest, openCensus } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('a name that documents cannot show', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  it.each([
    ['李小龍', '李'],
    ['محمد', 'م'],
  ])('is refused for a member: %s', async (LastName, named) => {
    const { caller, path, rows } = await openCensus(app, agent);
    const { status, body } = await caller.post(path).send(employeeRequest({ LastName }));
    expect([status, body.Fields.LastName]).toEqual([400, [cannotBePrinted(named)]]);
    expect(await rows()).toHaveLength(0);
  });

  it.each(['Żółć', 'Ελλάς', 'Привет', 'Nguyễn'])('is not %s', async (LastName) => {
    const { caller, path } = await openCensus(app, agent);
    expect((await caller.post(path).send(employeeRequest({ LastName }))).body).toMatchObject({ LastName });
  });

  it('is refused for a group', async () => {
    const { body } = await (await app.as(agent)).post('/api/group').send({ GroupName: 'Acme 🚀' });
    expect(body.Fields.GroupName).toEqual([cannotBePrinted('🚀')]);
  });
});
