import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/contract/errors';
import { knownRoles } from '#shared/people/known-roles';
import { AGENT_NOT_THERE, placeProblems, type UserPlace } from '#shared/people/user-rules';
import { Agent } from '../../../platform/people/agent.entity.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { AppError } from '../../../platform/errors.ts';
import { INVALID_INPUT } from '../../../platform/http/validation.ts';

/** What must hold of a user's roles and agent, whether new or changed. */
@Injectable()
export class UserChecks {
  constructor(private readonly rules: RulesService) {}

  /**
   * @param agentBefore an agent who is no longer offered may stay
   * @throws RULE_BROKEN that names the fields
   */
  async refuseWrong(place: UserPlace, agentBefore: number | null, tx: EntityManager): Promise<void> {
    const problems = placeProblems(place, knownRoles(await this.rules.inForce()));
    const errors: FieldErrors = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, [problem]]),
    );
    const { AgentId: id } = place;
    if (id !== null && id !== agentBefore && !(await tx.existsBy(Agent, { id, isActive: true }))) {
      errors['AgentId'] ??= [AGENT_NOT_THERE];
    }
    if (Object.keys(errors).length > 0) {
      throw new AppError('RULE_BROKEN', INVALID_INPUT, errors);
    }
  }
}
