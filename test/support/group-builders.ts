import type { User } from '../../backend/src/platform/people/user.table.ts';
import {
  indexGroupsForSearch,
  indexMissingGroups,
} from '../../backend/src/quoting/groups/search-index/index-groups.repository.ts';
import { repeatGroups } from '../../backend/src/quoting/groups/group-activity.repository.ts';
import { GroupAgent } from '../../backend/src/quoting/groups/group-agent.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { QuoteAgent } from '../../backend/src/quoting/quotes/quote-agent.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { GroupQuote } from '../../backend/src/quoting/quotes/quotes.repository.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { buildAddress } from './shared/enrollment-members.ts';
import type { TestApp } from './app.ts';

let count = 0;
const next = () => (count += 1);
const AT = new Date('2026-11-19T15:00:00Z');

/** A group in Grand Rapids (ZIP 49503, Kent county, rating area 12); pass createdByUserId. */
export const buildGroup = (given: Partial<Group> & Pick<Group, 'createdByUserId'>): Group =>
  Object.assign(
    new Group(),
    {
      groupEnterpriseId: null,
      name: `Group ${next()}`,
      taxId: null,
      sicCode: null,
      phoneNumber: null,
      email: null,
      addressLine1: '1 Monroe Center St NW',
      addressLine2: null,
      city: 'Grand Rapids',
      stateCode: 'MI',
      postalCode: '49503',
      county: 'Kent',
      countyFips: '26081',
      rateArea: 12,
      billingAddress: null,
      totalEligibleEmployees: null,
      renewalDate: null,
      lastEffectiveDate: null,
      createdAt: AT,
      modifiedAt: AT,
      activityAt: given.modifiedAt ?? AT,
    },
    given,
  );

/** A new-business quote for 1 January 2027 with an editable census; pass groupId and createdByUserId. */
export const buildQuote = (given: Partial<Quote> & Pick<Quote, 'groupId' | 'createdByUserId'>): Quote =>
  Object.assign(
    new Quote(),
    {
      quoteType: 'SmallGroupNewBusiness',
      name: `Quote ${next()}`,
      status: 'EditingCensus',
      statusAt: given.modifiedAt ?? AT,
      effectiveDate: isoDate('2027-01-01'),
      renewalDate: null,
      copiedFromQuoteId: null,
      censusChangedAt: null,
      createdAt: AT,
      modifiedAt: AT,
    },
    given,
  );

/** A group in the book of this user's agent; internal staff's groups have no agent unless `agentIds` says so. */
export async function insertGroup(
  app: TestApp,
  user: Pick<User, 'id' | 'agentId'>,
  given: Partial<Group> & { agentIds?: number[] } = {},
): Promise<Group> {
  const { agentIds = user.agentId === null ? [] : [user.agentId], ...columns } = given;
  const group = await app.insert(buildGroup({ createdByUserId: user.id, ...columns }));
  for (const [index, agentId] of agentIds.entries()) {
    const { id: groupId, activityAt } = group;
    await app.database.manager.insert(GroupAgent, { groupId, agentId, position: index + 1, activityAt });
  }
  await repeatGroups(app.database.manager, group.id);
  await indexGroupsForSearch(app.database.manager, [group.id]);
  return group;
}

/** Many groups for an agent who has none yet, with few statements. */
export async function insertManyGroups(
  app: TestApp,
  user: Pick<User, 'id' | 'agentId'>,
  given: readonly Partial<Group>[],
): Promise<void> {
  for (let first = 0; first < given.length; first += 250) {
    const rows = given.slice(first, first + 250).map((each) => buildGroup({ createdByUserId: user.id, ...each }));
    await app.database.createQueryBuilder().insert().into(Group).values(rows).updateEntity(false).execute();
  }
  if (user.agentId !== null) {
    await app.database.query(
      `INSERT INTO group_agents (groupId, agentId, position, activityAt)
       SELECT id, ?, 1, activityAt FROM \`groups\` WHERE createdByUserId = ?`,
      [user.agentId, user.id],
    );
  }
  await repeatGroups(app.database.manager);
  await indexMissingGroups(app.database.manager);
}

/** A quote of a group. */
export type StoredGroupQuote = Quote & Pick<GroupQuote, 'groupId'>;

/** A quote with its own group, unless `groupId` is given. */
export async function insertQuote(
  app: TestApp,
  user: Pick<User, 'id' | 'agentId'>,
  given: Partial<Quote> = {},
): Promise<StoredGroupQuote> {
  const groupId = given.groupId ?? (await insertGroup(app, user)).id;
  const quote = Object.assign(await app.insert(buildQuote({ createdByUserId: user.id, ...given, groupId })), {
    groupId,
  });
  const agents = await app.database.manager.findBy(GroupAgent, { groupId });
  for (const { agentId, position } of agents) {
    await app.database.manager.insert(QuoteAgent, { quoteId: quote.id, agentId, position });
  }
  await repeatGroups(app.database.manager, groupId);
  return quote;
}

/** The group form's request: a bakery in Grand Rapids; `address` changes its general address. */
export const groupBody = (given: object = {}, address: object = {}) => ({
  GroupName: ' Acme ‘Fine’ Bakery ',
  TaxId: '38-1234567',
  SICCode: '2051',
  ReligiousFlag: false,
  PhoneNumber: '(616) 555-0100',
  GroupEmail: 'owner@example.com',
  Address: { General: { ...buildAddress(), AddressLine2: null, ...address }, Billing: null },
  IsCAMADGroup: false,
  IsAgentBrokerGroup: false,
  TotalHealthcare: false,
  IsLargeToSmallRolloverGroup: false,
  TotalEligibleEmployees: 12,
  AssociatedAgents: [] as { Id: unknown }[],
  ...given,
});
