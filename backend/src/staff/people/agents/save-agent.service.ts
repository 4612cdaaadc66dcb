import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { AgentRequest, ChangeAgentRequest } from '#shared/contract/people';
import { AGENCY_NOT_OFFERED, SRC_AGENT_ID_TAKEN } from '#shared/people/agent-rules';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { User } from '../../../platform/people/user.entity.ts';
import { Agency } from '../../../platform/people/agency.entity.ts';
import { Agent } from '../../../platform/people/agent.entity.ts';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../../platform/http/validation.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { takePeopleTurn } from '../people-turn.ts';
import { refuseStale } from '../stale-version.ts';
import { ManagedAgentsRepository } from './agents.repository.ts';
import { agentColumns, comparedAgent } from './agent-columns.ts';

/** What a session remembers of its user's agent: when it changes, the user signs in again. */
const IN_SESSIONS: readonly string[] = ['srcAgentId', 'agencyId', 'isAgentBroker'];

@Injectable()
export class SaveAgentService {
  constructor(
    private readonly agents: ManagedAgentsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws RULE_BROKEN that names the fields */
  create(user: SessionUser, request: AgentRequest): Promise<number> {
    const columns = agentColumns(request);
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      await refuseWrong(tx, columns, null);
      const { id } = await tx.save(Agent, columns);
      await this.audit.record(tx, { user, action: 'create-agent', subject: 'agent', subjectId: id });
      return id;
    });
  }

  /**
   * A new agency takes the agent's groups along: who sees them follows from the agency. The agent's users sign in again then.
   *
   * @throws NOT_FOUND; STALE_VERSION that says what is different now; RULE_BROKEN that names the fields
   */
  change(user: SessionUser, id: number, request: ChangeAgentRequest): Promise<void> {
    const columns = agentColumns(request);
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      const stored = await this.agents.find(id, tx);
      refuseStale(request.Version, stored.version, comparedAgent(columns, stored));
      await refuseWrong(tx, columns, stored);
      const names = Object.keys(columns) as (keyof typeof columns)[];
      const fields = names.filter((name) => columns[name] !== stored[name]);
      if (fields.length === 0) {
        return;
      }
      await guardedUpdate(tx, Agent, stored, Object.fromEntries(fields.map((name) => [name, columns[name]])));
      if (fields.some((field) => IN_SESSIONS.includes(field))) {
        const users = await tx.find(User, { select: { id: true }, where: { agentId: id } });
        await revokeAccess(
          tx,
          users.map((each) => each.id),
        );
      }
      await this.audit.record(tx, { user, action: 'change-agent', subject: 'agent', subjectId: id, fields });
    });
  }
}

/** An agency that is no longer offered may stay. */
async function refuseWrong(
  tx: EntityManager,
  { srcAgentId, agencyId }: Pick<Agent, 'srcAgentId' | 'agencyId'>,
  stored: Agent | null,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (await tx.existsBy(Agent, { srcAgentId, ...(stored && { id: Not(stored.id) }) })) {
    errors['SrcAgentId'] = [SRC_AGENT_ID_TAKEN];
  }
  if (agencyId !== stored?.agencyId && !(await tx.existsBy(Agency, { id: agencyId, isActive: true }))) {
    errors['AgencyId'] = [AGENCY_NOT_OFFERED];
  }
  if (Object.keys(errors).length > 0) {
    throw new AppError('RULE_BROKEN', INVALID_INPUT, errors);
  }
}
