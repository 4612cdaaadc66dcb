import type { AgencyRow } from '../../shared/src/people/agency.record.ts';
import * as words from '../../shared/src/people/agency.record.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { insertSuperUser } from '../support/people.ts';
import { auditOf } from './user-requests.ts';

const AGENCIES = '/api/people/Agencies';

describe('the agencies, for a super user', () => {
  let app: TestApp;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    caller = await app.as(await insertSuperUser(app));
  });
  afterAll(() => app.close());

  const requestOf = ({ Version, Name, GeneralAgencyId, IsActive }: AgencyRow, given: object = {}) => ({
    Version,
    Name,
    GeneralAgencyId,
    IsActive,
    ...given,
  });
  const read = async (id: number) => (await caller.get(`${AGENCIES}/${id}`)).body as AgencyRow;

  it('are listed with the one above, their agents and the agencies under them', async () => {
    const general = await app.insert(buildAgency({ name: 'Quartz General' }));
    const under = await app.insert(buildAgency({ name: 'Lower Quartz', generalAgencyId: general.id }));
    await app.insert(buildAgent({ agencyId: under.id }));
    const { body, headers } = await caller.get(AGENCIES).query({ filter: '{"q":"quartz"}', sort: '["Name","DESC"]' });
    expect(headers['content-range']).toBe('agencies 0-1/2');
    expect(
      (body as AgencyRow[]).map((row) => [row.Name, row.GeneralAgencyName, row.AgentCount, row.AgencyCount]),
    ).toEqual([
      ['Quartz General', null, 0, 1],
      ['Lower Quartz', 'Quartz General', 1, 0],
    ]);
    const file = await caller.get(`${AGENCIES}.csv`).query({ filter: '{"q":"quartz"}' });
    expect(
      file.text
        .split('\r\n')
        .map((line) => line.split(',')[0])
        .slice(1, 3),
    ).toEqual(['Lower Quartz', 'Quartz General']);
  });

  it('have names of their own, whatever the case', async () => {
    await app.insert(buildAgency({ name: 'Twice Named' }));
    const request = { Name: ' twice NAMED ', GeneralAgencyId: null, IsActive: true };
    const { status, body } = await caller.post(AGENCIES).send(request);
    expect([status, body.Fields]).toEqual([422, { Name: [words.AGENCY_NAME_TAKEN] }]);
    const created = await caller.post(AGENCIES).send({ ...request, Name: 'Once Named' });
    expect([created.status, created.body.Name]).toEqual([200, 'Once Named']);
    expect(await auditOf(app, 'agency', created.body.Id as number)).toEqual([['create-agency', '']]);
  });

  it('do not work under themselves, not by a detour either', async () => {
    const top = await app.insert(buildAgency());
    const middle = await app.insert(buildAgency({ generalAgencyId: top.id }));
    const bottom = await app.insert(buildAgency({ generalAgencyId: middle.id }));
    const row = await read(top.id);
    const own = await caller.put(`${AGENCIES}/${top.id}`).send(requestOf(row, { GeneralAgencyId: top.id }));
    const round = await caller.put(`${AGENCIES}/${top.id}`).send(requestOf(row, { GeneralAgencyId: bottom.id }));
    expect(own.body.Fields).toEqual({ GeneralAgencyId: [words.GENERAL_AGENCY_ITSELF] });
    expect(round.body.Fields).toEqual({ GeneralAgencyId: [words.GENERAL_AGENCY_CYCLE] });
  });

  it('do not go round in a circle when two are put under each other at the same time', async () => {
    const [one, other] = [await app.insert(buildAgency()), await app.insert(buildAgency())];
    const second = await app.as(await insertSuperUser(app));
    const requests = [
      requestOf(await read(one.id), { GeneralAgencyId: other.id }),
      requestOf(await read(other.id), { GeneralAgencyId: one.id }),
    ];
    const answers = await Promise.all([
      caller.put(`${AGENCIES}/${one.id}`).send(requests[0]),
      second.put(`${AGENCIES}/${other.id}`).send(requests[1]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('are changed by whoever read the newest version, with the fields in the audit trail', async () => {
    const agency = await app.insert(buildAgency());
    const row = await read(agency.id);
    const saved = await caller.put(`${AGENCIES}/${row.Id}`).send(requestOf(row, { Name: `${row.Name} Inc.` }));
    expect([saved.status, saved.body.Version]).toEqual([200, row.Version + 1]);
    const late = await caller.put(`${AGENCIES}/${row.Id}`).send(requestOf(row, { IsActive: false }));
    expect([late.status, late.body.Code]).toEqual([409, 'STALE_VERSION']);
    expect(late.body.Fields).toEqual({ Name: [`It is now: ${row.Name} Inc.`], IsActive: ['It is now: yes'] });
    expect(await auditOf(app, 'agency', row.Id)).toEqual([['change-agency', 'agencyName']]);
  });

  it('that are not active are no longer offered for agents', async () => {
    const agency = await app.insert(buildAgency());
    await caller.put(`${AGENCIES}/${agency.id}`).send(requestOf(await read(agency.id), { IsActive: false }));
    const agent = {
      SrcAgentId: 'X1',
      FirstName: 'Xan',
      LastName: 'Xu',
      NpnNumber: '',
      Phone: '',
      Email: '',
      AgencyId: agency.id,
      IsAgentBroker: false,
      IsActive: true,
    };
    expect((await caller.post('/api/people/Agents').send(agent)).status).toBe(422);
    const { body } = await caller.get(AGENCIES).query({ filter: `{"IsActive":true,"id":[${agency.id}]}` });
    expect(body).toEqual([]);
  });
});
