import { Injectable } from '@nestjs/common';
import { enrollmentBarrier, enrollmentStateProblem } from '#shared/plans/group-enrollment';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { assertDateNotPassed } from '../../quoting/quotes/effective-dates.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';

/** Whether a group quote can move from plan selection to enrollment. */
@Injectable()
export class EnrollGroupService {
  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws WRONG_STATE; RULE_BROKEN when flags or the group exclude the user, and for a date that has passed */
  async assertOpen(user: SessionUser, quote: GroupQuote): Promise<void> {
    const { quoteType, status, isDeleted, group } = quote;
    const flags = await this.rules.inForce(quote.effectiveDate);
    const audience = audienceOf(user.permissions);
    refuse('WRONG_STATE', enrollmentStateProblem({ status, isDeleted, audience }));
    refuse('RULE_BROKEN', enrollmentBarrier({ quoteType, audience, isOlfo: group.isRenewOlfo, flags }));
    assertDateNotPassed(user, quote, this.clock.today(), await this.rules.inForce());
  }
}

function refuse(code: 'WRONG_STATE' | 'RULE_BROKEN', problem: string | null): void {
  if (problem) {
    throw new AppError(code, problem);
  }
}
