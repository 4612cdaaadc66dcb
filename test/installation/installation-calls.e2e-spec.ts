import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MemberEnrollment } from '../../backend/src/enrollment/parts/demographics/member-enrollment.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import {
  ENTERPRISE_ID_PROBLEM,
  enterpriseIdReplaces,
  enterpriseIdTaken,
} from '../../shared/src/groups/enterprise-id.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import { insertApproved, install, PLANTED_SSN } from './approved-quotes.ts';

describe('what staff may ask about an installation', () => {
  let app: TestApp;
  let agent: User;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    caller = await app.as(await insertOperationsUser(app));
  });
  afterAll(() => app.close());

  it('is how far it is and every call, newest first', async () => {
    const { quote, members } = await insertApproved(app, agent, { lastNames: ['Larsen', 'Rejected'] });
    await install(app, { quote });
    const { status, body } = await caller.get(`/api/installation/GetInstallation/${quote.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      QuoteId: quote.id,
      Status: 'Installed',
      ProcessedWithErrors: true,
      Members: { Waiting: 0, Installed: 1, Failed: 1, Resolved: 0 },
    });
    const attempts = (body.Attempts as Record<string, unknown>[]).map((each) => [
      each['CensusMemberId'],
      each['Outcome'],
      each['Detail'],
    ]);
    expect(attempts).toEqual([
      [members[1]!.id, 'Refused', 'HTTP 422 NOT_ELIGIBLE'],
      [members[0]!.id, 'Installed', expect.stringMatching(/^HTTP 200, transaction M\d+$/)],
      [null, 'Installed', expect.stringMatching(/^HTTP 200, transaction G\d+$/)],
    ]);
  });

  it('is the enrollment as an 834 file, which holds no SSN and whose download is written down', async () => {
    const { quote, group, members } = await insertApproved(app, agent, { lastNames: ['Larsen', 'Ode'], married: true });
    await install(app, { quote });
    const { status, text, headers } = await caller.get(`/api/installation/Get834/${quote.id}`).buffer(true);
    expect([status, headers['content-type'], headers['x-filename']]).toEqual([
      200,
      'application/edi-x12',
      `834-${quote.id}.x12`,
    ]);
    expect(text.match(/~\nINS\*/g)).toHaveLength(4);
    expect(text).toContain(`N1*P5*${group.name}~`);
    expect(text).toContain(`REF*0F*M${members[0]!.id}~`);
    expect(text).toContain('N3*1 Monroe Center St NW~');
    expect(text.includes(PLANTED_SSN.replaceAll('-', ''))).toBe(false);
    const again = await caller.get(`/api/installation/Get834/${quote.id}`).buffer(true);
    expect(again.text).toBe(text);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'download-834' })).toBe(2);
  });

  it('tells retirees, and people with COBRA with their dependents, from employees', async () => {
    const lastNames = ['Active', 'Retired', 'Cobra', 'Carriedover'];
    const { quote, members } = await insertApproved(app, agent, { lastNames, married: true });
    const classed = (lastName: string, columns: Partial<MemberEnrollment>) =>
      app.database.manager.update(
        MemberEnrollment,
        { memberId: members.find((each) => each.lastName === lastName && each.relationship === 'Self')!.id },
        columns,
      );
    await classed('Retired', { memberClass: 'Retiree' });
    await classed('Carriedover', { memberClass: 'COBRA', wasOnCobra: true });
    await classed('Cobra', {
      memberClass: 'COBRA',
      cobraEligibility: isoDate('2026-12-01'),
      cobraDurationMonths: 18,
      cobraEvent: 'Layoff',
    });
    await install(app, { quote });
    const { text } = await caller.get(`/api/installation/Get834/${quote.id}`).buffer(true);
    const sent = text
      .split(/~\n(?=INS\*)/)
      .slice(1)
      .map((loop: string) => {
        const [, , , , , benefit, , event, employment] = loop.slice(0, loop.indexOf('~')).split('*');
        return [/NM1\*IL\*1\*(\w+)/.exec(loop)?.[1], benefit, event, employment, /DTP\*340\*D8\*(\d+)/.exec(loop)?.[1]];
      });
    expect(sent).toEqual([
      ['Active', 'A', '', 'FT', undefined],
      ['Active', 'A', '', '', undefined],
      ['Retired', 'A', '', 'RT', undefined],
      ['Retired', 'A', '', '', undefined],
      ['Cobra', 'C', '9', 'TE', '20261201'],
      ['Cobra', 'C', '9', '', '20261201'],
      ['Carriedover', 'C', 'ZZ', 'TE', undefined],
      ['Carriedover', 'C', 'ZZ', '', undefined],
    ]);
  });

  it('is nothing for a quote that was not approved', async () => {
    const { quote } = await insertApproved(app, agent, { quote: { status: 'Pended' } });
    const none = await caller.get(`/api/installation/GetInstallation/${quote.id}`);
    expect([none.status, none.body]).toEqual([200, null]);
    expect((await caller.get(`/api/installation/Get834/${quote.id}`)).status).toBe(404);
  });

  describe('AssignGroupEnterpriseId', () => {
    const assign = (groupId: number, number = '') =>
      caller.post(`/api/group/AssignGroupEnterpriseId/${groupId}/${number}`);

    const newGroup = async () => (await insertGroup(app, agent)).id;

    it('gives a group its number, by which it is found in the book, and 0 where none is given', async () => {
      const group = await insertGroup(app, agent);
      const blank = await assign(group.id);
      expect([blank.status, blank.body.GroupEnterpriseId]).toEqual([200, '0']);
      const given = await assign(group.id, '70011223');
      expect([given.status, given.body.GroupEnterpriseId]).toEqual([200, '70011223']);
      const book = await (await app.as(agent)).get('/api/bobsmallgroup/');
      expect(book.body.map((row: { GroupEnterpriseId: string }) => row.GroupEnterpriseId)).toContain('70011223');
      expect(
        await app.database.manager.countBy(AuditEvent, { action: 'assign-enterprise-id', subjectId: String(group.id) }),
      ).toBe(2);
    });

    it('refuses a number that another group has, unless it is 0', async () => {
      const [one, other] = [await insertGroup(app, agent), await insertGroup(app, agent)];
      expect((await assign(one.id, '70044556')).status).toBe(200);
      const taken = await assign(other.id, '70044556');
      expect([taken.status, taken.body.Message]).toEqual([422, enterpriseIdTaken('70044556')]);
      expect([(await assign(await newGroup())).status, (await assign(other.id)).status]).toEqual([200, 200]);
      for (const number of ['a%20b', '-1', '---', '0', '000']) {
        const refused = await assign(other.id, number);
        expect([refused.status, refused.body.Fields]).toEqual([422, { GroupEnterpriseId: [ENTERPRISE_ID_PROBLEM] }]);
      }
      expect((await assign(2_000_000_001, '1')).status).toBe(404);
    });

    it('replaces a number only when the request confirms which', async () => {
      const { id } = await insertGroup(app, agent);
      await assign(id, '70055001');
      expect((await assign(id, '70055001')).status).toBe(200);
      for (const [number, next] of [
        ['70055002', '70055002'],
        ['', '0'],
      ] as const) {
        const asked = await assign(id, number);
        expect([asked.status, asked.body.Code, asked.body.Message, asked.body.Fields]).toEqual([
          409,
          'CONFIRMATION_NEEDED',
          enterpriseIdReplaces('70055001', next),
          { ReplacesEnterpriseId: ['70055001'] },
        ]);
      }
      const confirm = (ReplacesEnterpriseId: string) =>
        caller.post(`/api/group/AssignGroupEnterpriseId/${id}/70055002`).send({ ReplacesEnterpriseId });
      expect((await confirm('70055000')).status).toBe(409);
      expect((await confirm('70055001')).body.GroupEnterpriseId).toBe('70055002');
    });

    it('gives a number to one of twenty groups that ask for it at the same moment', async () => {
      const groups = await Promise.all(Array.from({ length: 20 }, () => insertGroup(app, agent)));
      const answers = await Promise.all(groups.map(({ id }) => assign(id, '70077889')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });
});
