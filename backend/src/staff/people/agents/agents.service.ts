import { Injectable } from '@nestjs/common';
import { AGENT_ORDERS, type AgentRow, type AgentsFilter } from '#shared/contract/people';
import { areIds, givenFilter, isFlag, isText } from '../../../platform/http/list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery } from '../../../platform/http/list-query.ts';
import { isId } from '../is-id.ts';
import { toAgentRow } from './agents.dto.ts';
import { ManagedAgentsRepository } from './agents.repository.ts';

const CHECKS = { q: isText, AgencyId: isId, IsActive: isFlag, IsAgentBroker: isFlag, id: areIds };
const NAMES = Object.keys(CHECKS) as (keyof typeof CHECKS)[];

/** Agents as super users see them. */
@Injectable()
export class ManagedAgentsService {
  constructor(private readonly agents: ManagedAgentsRepository) {}

  /** Without range the first hundred, without sort by name. @throws INVALID_INPUT for what the list does not know */
  async list(raw: RawListQuery): Promise<{ rows: AgentRow[]; first: number; total: number }> {
    const { filter, range, sort } = parseListQuery(raw, { sort: AGENT_ORDERS, filter: NAMES });
    const first = range?.first ?? 0;
    const { agents, total } = await this.agents.listPage({
      filter: givenFilter(filter, CHECKS) as AgentsFilter,
      order: sort?.field ?? 'Name',
      direction: sort?.direction ?? 'ASC',
      first,
      count: range?.count ?? MAX_RANGE,
    });
    return { rows: agents.map(toAgentRow), first, total };
  }

  /** What an export is narrowed to; it goes by number. */
  exportFilter(raw: RawListQuery): AgentsFilter {
    return givenFilter(parseListQuery(raw, { sort: AGENT_ORDERS, filter: NAMES }).filter, CHECKS) as AgentsFilter;
  }

  async row(id: number): Promise<AgentRow> {
    return toAgentRow(await this.agents.findListed(id));
  }
}
