import { MemberEnrollment } from '../../backend/src/enrollment/parts/demographics/member-enrollment.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceMember } from '../../backend/src/quoting/households/marketplace-member.table.ts';
import { buildAddress } from '../support/shared/enrollment-members.ts';
import type { EnrollingMember } from '../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { TestApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { pageOfQuote, sellMarketplacePlans } from './enrolling.ts';
import { startAtMarketplace, startQuote, visit } from './visits.ts';

const FAMILY = '1000102';
const KENT = buildAddress();
const WAYNE = {
  AddressLine1: '5 Canfield St W',
  City: 'Detroit',
  StateCode: 'MI',
  FullPostalCode: '48201',
  County: 'Wayne',
  CountyFips: '26163',
};
const REACHED = { EmailAddress: 'clara@example.com', HomeNumber: '6165550100' };

describe('the homes that the marketplace knows', () => {
  let app: TestApp;
  let agent: User;
  let plans: { 2026: number; 2027: number };
  let id: number;
  beforeAll(async () => {
    app = await startAtMarketplace();
    plans = await sellMarketplacePlans(app);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await visit(app, agent, FAMILY);
    const caller = await app.as(agent);
    id = (await start()).body.Id as number;
    const selection = { SelectedPlanIds: [plans[2026]], AssignedPlanForMembers: [] };
    await caller.put(`/api/plan/PutSelections/${id}`).send(selection);
  });
  afterAll(() => app.close());

  const start = () => startQuote(app, agent, FAMILY);
  const enroll = async () => {
    const { Quote } = await pageOfQuote(app, agent, id);
    await (await app.as(agent)).put(`/api/quote/Enroll/${id}`).send({ Version: Quote.Version });
  };
  const members = async () => (await pageOfQuote(app, agent, id)).Members;
  const put = async (changed: (member: EnrollingMember) => object) => {
    const Members = (await members()).map((member) => ({ ...member, ...changed(member) }));
    return (await app.as(agent)).put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
  };
  /** As if the marketplace had said so of one person. */
  const moved = async (firstName: string, address: typeof KENT) => {
    const { manager } = app.database;
    const { memberId } = await manager.findOneByOrFail(MarketplaceMember, { member: { quoteId: id, firstName } });
    await manager.update(MarketplaceMember, { memberId }, { address });
  };
  const homes = async () =>
    (await members()).map(({ FirstName, SameAsPrimary, HomeAddress, RateArea }) => [
      ...[FirstName, SameAsPrimary, HomeAddress.AddressLine1, HomeAddress.County, RateArea],
    ]);
  const others = [
    ['Emil', true, '', '', null],
    ['Mina', true, '', '', null],
    ['Otto', true, '', '', null],
  ];

  it('are not asked for: only how the applicant is reached', async () => {
    await enroll();
    const { Members, Panels } = await pageOfQuote(app, agent, id);
    expect(Members[0]!.HomeAddress).toEqual(KENT);
    expect(await homes()).toEqual([['Clara', false, KENT.AddressLine1, 'Kent', 12], ...others]);
    const { Problems } = Panels.find(({ Name }) => Name === 'MemberInfo')!;
    expect(Problems.map(({ Field }) => Field)).toEqual(['HomeNumber', 'EmailAddress']);
    const saved = await put(({ RelationshipToSubscriber }) => (RelationshipToSubscriber === 'Self' ? REACHED : {}));
    expect([saved.status, saved.body.Status]).toEqual([200, 'SignatureRequired']);
  });

  it('are those of people who live elsewhere too, until somebody enters another one', async () => {
    await moved('Mina', WAYNE);
    await enroll();
    const [clara, emil, , otto] = [...(await homes())];
    expect(await homes()).toEqual([clara, emil, ['Mina', false, WAYNE.AddressLine1, 'Wayne', 1], otto]);
    expect((await put(() => ({}))).status).toBe(200);
    expect(await app.database.manager.countBy(MemberEnrollment, { member: { quoteId: id } })).toBe(0);
    const back = await put(({ FirstName }) => (FirstName === 'Mina' ? { SameAsPrimary: true } : {}));
    expect(back.status).toBe(200);
    expect(await homes()).toEqual([clara, ...others]);
  });

  it('stay with what is saved about somebody besides the home', async () => {
    await moved('Mina', WAYNE);
    await enroll();
    const mail = { MailingAddressSameAsHome: false, MailingAddress: KENT };
    expect((await put(({ FirstName }) => (FirstName === 'Mina' ? mail : {}))).status).toBe(200);
    expect((await homes())[2]).toEqual(['Mina', false, WAYNE.AddressLine1, 'Wayne', 1]);
  });

  it('follow the marketplace, except where somebody has entered one', async () => {
    await moved('Clara', { ...KENT, AddressLine1: '9 Old St' });
    expect((await homes())[0]![2]).toBe('9 Old St');
    await start();
    expect((await homes())[0]![2]).toBe(KENT.AddressLine1);
    await enroll();
    const HomeAddress = { ...KENT, AddressLine1: '7 Entered St' };
    await put(({ FirstName }) => (FirstName === 'Clara' ? { HomeAddress } : {}));
    await moved('Clara', { ...KENT, AddressLine1: '9 Old St' });
    expect((await homes())[0]![2]).toBe('7 Entered St');
  });

  it('are not taken from where other prices apply', async () => {
    await moved('Clara', WAYNE);
    expect((await homes())[0]).toEqual(['Clara', false, '', 'Kent', 12]);
  });

  it('are asked for where the marketplace was asked before it was kept', async () => {
    await app.database.query('UPDATE marketplace_members SET address = NULL');
    expect(await homes()).toEqual([['Clara', false, '', 'Kent', 12], ...others]);
  });
});
