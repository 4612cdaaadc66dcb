import { Injectable } from '@nestjs/common';
import { passedDateProblem } from '#shared/quotes/allowed-effective-dates';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { effectiveDateFacts } from './effective-dates.ts';
import type { GroupQuote } from './quotes.repository.ts';

/** Prevents promising coverage from a date that has passed. */
@Injectable()
export class PassedDates {
  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws RULE_BROKEN when the effective date has passed and this user could not select it now */
  async refuse(user: SessionUser, { quoteType, effectiveDate, group }: GroupQuote): Promise<void> {
    const wanted = { quoteType, renewalDate: group.renewalDate };
    const facts = effectiveDateFacts(user, wanted, this.clock.today(), await this.rules.inForce());
    const problem = passedDateProblem(effectiveDate, facts);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { EffectiveDate: [problem] });
    }
  }
}
