import { Injectable } from '@nestjs/common';
import { AGENTS_ONLY, marketplaceProblem } from '#shared/marketplace/marketplace-facts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';

/** Who may use the marketplace, and when: spec 002 section 6; rules FFMStartDate and FFMEndDate. */
@Injectable()
export class MarketplaceAccess {
  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_ALLOWED, RULE_BROKEN outside the dates */
  async assert({ permissions, agentId }: SessionUser): Promise<void> {
    const { FFMStartDate: firstDay, FFMEndDate: lastDay } = await this.rules.inForce();
    const problem =
      agentId === null
        ? AGENTS_ONLY
        : marketplaceProblem({ permissions, firstDay, lastDay, today: this.clock.today() });
    if (problem) {
      throw new AppError(problem === AGENTS_ONLY ? 'NOT_ALLOWED' : 'RULE_BROKEN', problem);
    }
  }
}
