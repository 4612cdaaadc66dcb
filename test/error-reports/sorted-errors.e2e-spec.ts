import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { GroupErrorRow, GroupMemberErrorRow } from '../../shared/src/error-reports/error-row.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { insertApproved, install } from '../installation/approved-quotes.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';

describe('error reports, sorted and searched', () => {
  let app: TestApp;
  let agent: User;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    caller = await app.as(await insertOperationsUser(app));
    for (const [name, effectiveDate] of [
      ['Rejected Works', isoDate('2027-02-01')],
      ['Rejected Mills', isoDate('2027-01-01')],
    ] as const) {
      await install(app, await insertApproved(app, agent, { group: { name }, quote: { effectiveDate } }));
    }
    for (const name of ['Zoo', 'Ark']) {
      await install(app, await insertApproved(app, agent, { group: { name }, lastNames: ['Rejected', 'Larsen'] }));
    }
  });
  afterAll(() => app.close());

  const get = async <Row>(path: string, filter: object, sort?: [string, string]) =>
    (
      await caller.get(path).query({
        isErrorReport: path.endsWith('GetGroupQuotes') ? 'true' : undefined,
        filter: JSON.stringify(filter),
        sort: sort && JSON.stringify(sort),
      })
    ).body as Row[];
  const groups = (filter: object, sort?: [string, string]) =>
    get<GroupErrorRow>('/api/sales/GetGroupQuotes', filter, sort);
  const members = (filter: object, sort?: [string, string]) =>
    get<GroupMemberErrorRow>('/api/sales/GetSmallGroupMemberErrors', filter, sort);

  it('come in either direction by whatever stands in another table', async () => {
    const rejected = { q: 'rejected' };
    const [up] = await groups(rejected, ['EffectiveDate', 'ASC']);
    const [down] = await groups(rejected, ['EffectiveDate', 'DESC']);
    expect([up?.GroupName, down?.GroupName]).toEqual(['Rejected Mills', 'Rejected Works']);
    for (const field of ['ErrorDate', 'QuoteId', 'GroupName', 'EffectiveDate']) {
      const ids = async (direction: string) =>
        (await groups({}, [field, direction])).map(({ GroupInstallId }) => GroupInstallId);
      expect(await ids('DESC')).toEqual((await ids('ASC')).toReversed());
    }
    for (const field of ['ErrorDate', 'QuoteId', 'GroupName', 'EffectiveDate', 'LastName']) {
      const names = async (direction: string) =>
        (await members({}, [field, direction])).map(({ GroupName }) => GroupName);
      expect((await names('ASC')).toSorted()).toEqual(['Ark', 'Zoo']);
      expect(await names('DESC')).toEqual((await names('ASC')).toReversed());
    }
    expect((await members({}, ['GroupName', 'ASC'])).map(({ GroupName }) => GroupName)).toEqual(['Ark', 'Zoo']);
  });

  it('are found by the name of their group and by the number of their quote', async () => {
    const [zoo, ...others] = await members({ q: 'zOO' });
    expect([zoo?.GroupName, others]).toEqual(['Zoo', []]);
    expect(await members({ q: String(zoo?.QuoteId) })).toContainEqual(zoo);
    const [works] = await groups({ q: 'WORKS' });
    expect(works?.GroupName).toBe('Rejected Works');
    expect(await groups({ q: String(works?.QuoteId) })).toContainEqual(works);
  });
});
