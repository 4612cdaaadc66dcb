import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { buildSubgroup } from '../support/shared/application-answers.ts';
import { buildAddress } from '../support/shared/enrollment-members.ts';
import { ZIP_WITHOUT_CITY, zipOutsideRange } from '../../shared/src/formats/zip.ts';
import { zipIsOf } from '../../shared/src/locations/address-place.ts';
import { completeDetails, insertEnrolling } from '../support/demographics-builders.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { applicationRequest, readApplication, saveApplication } from '../support/application-builders.ts';
import { employeeRequest, openCensus } from '../support/census-builders.ts';
import { groupBody, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';

const RANGE = zipOutsideRange({ from: 0, to: 490 });

describe('the place of an address is checked alike', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI', 'OH']);
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());
  beforeEach(() => setRule(app, 'ZipPrefixMaximum', '999'));

  const group = async (given: object) => {
    const body = groupBody({ AssociatedAgents: [{ Id: agent.agentId }] }, given);
    const answer = await (await app.as(agent)).post('/api/group').send(body);
    return answer.body.Fields ?? {};
  };
  const member = async (given: object) => {
    const { quote, members } = await insertEnrolling(app, agent);
    const details = completeDetails({ Id: members[0]!.id, HomeAddress: buildAddress(given) });
    const answer = await (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`).send(details);
    return answer.body.Fields ?? {};
  };
  const subgroup = async (given: object) => {
    const quote = await insertQuote(app, agent, { status: 'Enrolling' });
    const address = { ...buildAddress(given), AddressLine2: null };
    const SubGroups = [buildSubgroup(1, { Address: address })];
    const answers = { CommonTaxControl: { Eligible: true, NumGroups: 1 }, SubGroups };
    expect((await saveApplication(app, agent, applicationRequest({ QuoteId: quote.id, ...answers }))).status).toBe(200);
    const { Problems } = await readApplication(app, agent, quote.id);
    const places = Problems.filter(({ Field }) => Field.startsWith('SubGroups.0.Address'));
    return Object.fromEntries(places.map(({ Field, Message }) => [Field, [Message]]));
  };

  describe.each([
    ['a group', group, 'Address.General'],
    ['a member', member, 'HomeAddress'],
    ['a subgroup', subgroup, 'SubGroups.0.Address'],
  ])('for %s', (_who, problemsOf, path) => {
    it('a right one is fine', async () => {
      expect(await problemsOf({})).toEqual({});
    });

    it('the city must be of the ZIP', async () => {
      expect(await problemsOf({ City: 'Detroit' })).toEqual({ [`${path}.City`]: [zipIsOf('49503', 'Grand Rapids')] });
    });

    it('the ZIP must be known', async () => {
      expect(await problemsOf({ FullPostalCode: '00000' })).toEqual({ [`${path}.FullPostalCode`]: [ZIP_WITHOUT_CITY] });
    });

    it('the ZIP must lie within the configured range', async () => {
      await setRule(app, 'ZipPrefixMaximum', '490');
      expect(await problemsOf({})).toEqual({ [`${path}.FullPostalCode`]: [RANGE] });
    });
  });

  it('members may live in Ohio', async () => {
    const toledo = { FullPostalCode: '43604', City: 'Toledo', StateCode: 'OH', County: 'Lucas', CountyFips: '39095' };
    expect(await member(toledo)).toEqual({});
  });

  describe('for the home ZIP of a census row', () => {
    it('a ZIP that nobody knows is refused, alone and in a list', async () => {
      const { caller, path, quote, rows } = await openCensus(app, agent);
      const row = employeeRequest({ HomePostalCode: '00000' });
      const one = await caller.post(path).send(row);
      expect([one.status, one.body.Fields]).toEqual([422, { HomePostalCode: [ZIP_WITHOUT_CITY] }]);
      const list = await caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`).send([row]);
      expect([list.status, list.body.Fields]).toEqual([422, { '0.HomePostalCode': [ZIP_WITHOUT_CITY] }]);
      expect(await rows()).toEqual([]);
    });

    it('the preview of a file names the row', async () => {
      const { caller, quote } = await openCensus(app, agent);
      const csv = 'FirstName,LastName,Relationship,DOB,MedicalStatus,HomeZIP\nAda,Byron,Employee,1/2/1985,Enroll,00000';
      const preview = caller.post(`/api/groupcensus/PreviewImport/${quote.id}`);
      const { body } = await preview.attach('file', Buffer.from(csv), 'census.csv');
      expect(body.Errors).toEqual([{ Row: 2, Column: 'HomeZIP', Found: '00000', Message: ZIP_WITHOUT_CITY }]);
    });

    it('the range holds for a new ZIP, and not for one that stands there', async () => {
      const { caller, path, rows } = await openCensus(app, agent, [employeeRequest({ HomePostalCode: '49503' })]);
      await setRule(app, 'ZipPrefixMaximum', '490');
      const Id = (await rows())[0]!.id;
      const kept = employeeRequest({ Id, Version: 1, LastName: 'Gray', HomePostalCode: '49503' });
      expect((await caller.put(path).send(kept)).status).toBe(200);
      const moved = await caller.put(path).send({ ...kept, Version: 2, HomePostalCode: '49506' });
      expect([moved.status, moved.body.Fields]).toEqual([422, { HomePostalCode: [RANGE] }]);
    });
  });
});
