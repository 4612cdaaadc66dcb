import { Injectable } from '@nestjs/common';
import { knownRoles } from '#shared/roles/role-names';
import { DEMO_HAS_NONE, NO_PASSWORD } from '#shared/session/second-step';
import { RulesService } from '../business-rules/rules.service.ts';
import { Env } from '../config/env.ts';
import type { User } from '../people/user.table.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { FactorsRepository } from './second-step/factors.repository.ts';

/** Who has a second step at sign-in, and who must have one. */
@Injectable()
export class SecondStepRule {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly rules: RulesService,
    private readonly env: Env,
  ) {}

  /** What follows the correct password. `set-up`: the user must have a second step and has none. */
  async after(user: User): Promise<'nothing' | 'prove' | 'set-up'> {
    const { hasApp, hasPasskey } = await this.factors.factorsOf(user.id);
    if (hasApp || hasPasskey) {
      return 'prove';
    }
    return (await this.isRequired(user)) ? 'set-up' : 'nothing';
  }

  /** Staff with a password, while the rule is on; nobody in demo mode, where all data is made up and one click signs in. */
  async isRequired({ roles, passwordHash }: Pick<User, 'roles' | 'passwordHash'>): Promise<boolean> {
    const rules = await this.rules.inForce();
    const isStaff = knownRoles(rules).some(({ role, isInternal }) => isInternal && roles.includes(role));
    return isStaff && passwordHash !== null && rules.SecondFactorForStaff && !this.env.demoMode;
  }

  /** Why the user cannot have one; null if they can. */
  problem({ username, passwordHash }: Pick<User, 'username' | 'passwordHash'>): string | null {
    if (passwordHash === null) {
      return NO_PASSWORD;
    }
    return this.env.demoMode && DEMO_ACCOUNTS.some((account) => account.username === username) ? DEMO_HAS_NONE : null;
  }
}
