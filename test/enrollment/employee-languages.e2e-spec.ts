import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Employees } from '../../shared/src/enrollment/employees/employees.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('employees who read another language', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const enrolling = async () => {
    const { quote, members } = await insertEnrolling(app, agent, {
      members: [{ employeeNumber: 1 }, { employeeNumber: 2 }],
    });
    const [emailed, toldInPerson] = members;
    return { quote, people: [{ MemberId: emailed!.id, To: 'ruth@example.com' }, { MemberId: toldInPerson!.id }] };
  };
  const post = async (call: string, body: object) => (await app.as(agent)).post(`/api/enrollment/${call}`).send(body);
  const linksOf = async (quoteId: number) => {
    const { body } = await (await app.as(agent)).get(`/api/enrollment/Employees/${quoteId}`);
    return (body as Employees).Employees.map(({ Link }) => Link!);
  };
  const workOff = async () => {
    while (await app.get(Worker).runOnce());
  };

  it('are written to and reminded in the one that the agent chooses', async () => {
    const { quote, people } = await enrolling();
    expect((await post(`EmployeeLinks/${quote.id}`, { Employees: people, Language: 'es' })).status).toBe(201);
    const links = await linksOf(quote.id);
    // Nobody is written to about a link that is passed on.
    expect(links.map(({ Language }) => Language)).toEqual(['es', 'en']);
    await workOff();
    expect((await post(`RemindEmployees/${quote.id}`, { LinkIds: [links[0]!.Id] })).status).toBe(204);
    await workOff();
    const mailbox = (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
    const [invitation, reminder] = mailbox
      .split('<article')
      .filter((email) => email.includes('ruth@example.com'))
      .toReversed();
    for (const email of [invitation, reminder]) {
      expect(email).toContain('Inscríbase o renuncie a ella en línea');
      expect(email).toContain('Inscribirse o renunciar');
    }
    expect(invitation).toContain('Su cobertura de salud en ');
    expect(invitation).not.toContain('Recordatorio');
    expect(reminder).toContain('Recordatorio: Su cobertura de salud en ');
    expect(reminder).toContain('Es el mismo código de antes.');
  });

  it('are written to in English by whoever chooses none, and not in one that the pages do not have', async () => {
    const { quote, people } = await enrolling();
    expect((await post(`EmployeeLinks/${quote.id}`, { Employees: people, Language: 'tlh' })).status).toBe(400);
    expect((await post(`EmployeeLinks/${quote.id}`, { Employees: people })).status).toBe(201);
    expect((await linksOf(quote.id)).map(({ Language }) => Language)).toEqual(['en', 'en']);
  });
});
