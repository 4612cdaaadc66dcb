import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Group } from '../../backend/src/quoting/groups/group.table.ts';
import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { TestApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';

export interface QuotedGroup {
  planIds: readonly number[];
  group?: Partial<Group>;
  quote?: Partial<Quote>;
  /** By default, one employee who enrolls. */
  members?: Partial<CensusMember>[];
}

/** A quote in Quoting for one of this agent's groups, with these plans selected through the API. */
export async function insertQuotedGroup(
  app: TestApp,
  agent: User,
  { planIds, group = {}, quote: given = {}, members = [{}] }: QuotedGroup,
): Promise<Quote> {
  const { id: groupId } = await insertGroup(app, agent, group);
  const quote = await insertQuote(app, agent, { groupId, status: 'Quoting', ...given });
  for (const member of members) {
    await app.insert(buildMember({ quoteId: quote.id, ...member }));
  }
  const answer = await (
    await app.as(agent)
  )
    .put(`/api/plan/PutSelections/${quote.id}`)
    .send({ SelectedPlanIds: [...planIds], AssignedPlanForMembers: [] });
  if (answer.status !== 200) {
    throw new Error(`The plans were not chosen: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return quote;
}
