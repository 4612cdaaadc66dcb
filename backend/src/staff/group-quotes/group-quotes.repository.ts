import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { GroupQuoteRow } from '#shared/sales/group-quote.record';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, sql, table } from '../../platform/database/sql.ts';
import { lastMove, q } from '../quote-queues/queued-quotes.repository.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { User } from '../../platform/people/user.table.ts';

const g = table(Group, 'g');
const u = table(User, 'u');
const m = table(GroupAgent, 'm');
const a = table(Agent, 'a');

/** A quote with its group and the user who works on it, as returned by the database. */
export type SelectedQuote = Pick<GroupQuoteRow, 'Id' | 'GroupId' | 'Status' | 'ApprovalTime'>;

/** The rows of the internal queue. For internal staff only, who see every group. */
@Injectable()
export class GroupQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In the order of the ids; there must be at least one. */
  async listRows(ids: readonly number[]): Promise<SelectedQuote[]> {
    const rows = await rowsOf<SelectedQuote>(
      this.database.manager,
      sql`SELECT ${q.id} AS Id, ${q.name} AS Name, ${q.groupId} AS GroupId, ${g.name} AS GroupName, ${g.groupEnterpriseId} AS GroupEnterpriseId,
         ${q.quoteType} AS QuoteType, ${q.status} AS Status, ${q.statusAt} AS StatusAt, ${q.effectiveDate} AS EffectiveDate, ${g.renewalDate} AS RenewalDate,
         ${u.fullName} AS AssignedToFullname, ${u.username} AS AssignedToUsername, ${q.assignedAt} AS AssignedAt,
         ${q.agentRepliedAt} AS AgentRepliedAt, ${q.modifiedAt} AS ModifiedAt, ${q.memberCount} AS Members,
         ${lastMove(['Complete'])} AS SubmittedDate,
         ${lastMove(['Approved', 'PassivelyRenewed'])} AS ApprovalTime
       FROM ${q} JOIN ${g} ON ${g.id} = ${q.groupId} LEFT JOIN ${u} ON ${u.id} = ${q.assignedToUserId}
       WHERE ${q.id} IN (${list(ids)})`,
    );
    const byId = new Map(rows.map((row) => [row.Id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Full names of the agents of these groups, in order. */
  async mapAgents(groupIds: readonly number[]): Promise<Map<number, string[]>> {
    const rows = await rowsOf<{ groupId: number; firstName: string; lastName: string }>(
      this.database.manager,
      sql`SELECT ${m.groupId}, ${a.firstName}, ${a.lastName} FROM ${m} JOIN ${a} ON ${a.id} = ${m.agentId}
       WHERE ${m.groupId} IN (${list(groupIds)}) ORDER BY ${m.groupId}, ${m.position}`,
    );
    const agents = new Map<number, string[]>();
    for (const { groupId, firstName, lastName } of rows) {
      agents.set(groupId, [...(agents.get(groupId) ?? []), `${firstName} ${lastName}`]);
    }
    return agents;
  }
}
