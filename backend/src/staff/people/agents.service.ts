import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import {
  AGENCY_NOT_OFFERED,
  AGENT,
  type AgentRequest,
  type ChangeAgentRequest,
  SRC_AGENT_ID_TAKEN,
} from '#shared/people/agent.record';
import { columnsOf } from '#shared/records/rows';
import { revokeAccess } from '../../platform/account/users.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Agency } from '../../platform/people/agency.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { ManagedAgentsRepository } from './agents.repository.ts';
import { PeopleChanges, refuseFields } from './people-changes.ts';

/** The agent data stored in a user's session: when they change, the user must sign in again. */
const IN_SESSIONS: readonly string[] = ['srcAgentId', 'agencyId', 'isAgentBroker'];

@Injectable()
export class ManagedAgentsService {
  constructor(
    private readonly agents: ManagedAgentsRepository,
    private readonly changes: PeopleChanges,
  ) {}

  /** @throws RULE_BROKEN that names the fields */
  create(user: SessionUser, request: AgentRequest): Promise<number> {
    return this.changes.run(user, async (change) => {
      await refuseWrong(change.tx, request, null);
      const { id } = await change.tx.save(Agent, columnsOf(AGENT, request));
      await this.changes.note(change, { action: 'create-agent', subject: 'agent', id });
      return id;
    });
  }

  /**
   * Moving to another agency moves the agent's groups: the agency determines who can see them. The agent's users must sign in again.
   * @throws NOT_FOUND; STALE_VERSION that says what differs now; RULE_BROKEN that names the fields
   */
  change(user: SessionUser, id: number, request: ChangeAgentRequest): Promise<void> {
    return this.changes.run(user, async (change) => {
      const stored = await this.agents.find(id, change.tx);
      const changed = {
        entity: Agent,
        subject: 'agent' as const,
        fields: AGENT,
        stored,
        wanted: columnsOf(AGENT, request),
        read: request.Version,
        inWords: { AgencyId: stored.agency?.name ?? '' },
      };
      const fields = await this.changes.write(change, changed, () => refuseWrong(change.tx, request, stored));
      if (fields.some((field) => IN_SESSIONS.includes(field))) {
        const users = await change.tx.find(User, { select: { id: true }, where: { agentId: id } });
        await revokeAccess(
          change.tx,
          users.map((each) => each.id),
        );
      }
    });
  }
}

/** The current agency may stay, even if it is no longer offered. */
async function refuseWrong(tx: EntityManager, wanted: AgentRequest, stored: Agent | null): Promise<void> {
  const { SrcAgentId: srcAgentId, AgencyId: id } = wanted;
  const isTaken = await tx.existsBy(Agent, { srcAgentId, ...(stored && { id: Not(stored.id) }) });
  const isOffered = id === stored?.agencyId || (await tx.existsBy(Agency, { id, isActive: true }));
  refuseFields({
    SrcAgentId: isTaken ? SRC_AGENT_ID_TAKEN : null,
    AgencyId: isOffered ? null : AGENCY_NOT_OFFERED,
  });
}
