import { Injectable } from '@nestjs/common';
import { isNewGroup } from '#shared/groups/group-facts';
import type { CopyQuoteFacts } from '#shared/quotes/copy-quote';
import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { effectiveDateFacts } from './effective-dates.ts';
import type { GroupQuote } from './quotes.repository.ts';
import type { SiblingQuote } from './quote-questions.repository.ts';

/** The inputs of the copy rule from the quote, its group, the calendar and the business rules. */
@Injectable()
export class CopyRules {
  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @param existing the group's quotes, without deleted ones */
  async factsOf(user: SessionUser, quote: GroupQuote, existing: readonly SiblingQuote[]): Promise<CopyQuoteFacts> {
    const { quoteType, group } = quote;
    const flags = await this.rules.inForce(quote.effectiveDate);
    const wanted = { quoteType, renewalDate: group.renewalDate };
    return {
      ...effectiveDateFacts(user, wanted, this.clock.today(), await this.rules.inForce()),
      quote,
      isNewGroup: isNewGroup({ GroupEnterpriseId: group.groupEnterpriseId }),
      isRenewOlfo: group.isRenewOlfo,
      isDisabled: areExternalFunctionsDisabled({
        ...quote,
        audience: audienceOf(user.permissions),
        disableForExternalAgentFlag: flags.DisableForExternalAgentFlag,
      }),
      existing,
    };
  }
}
