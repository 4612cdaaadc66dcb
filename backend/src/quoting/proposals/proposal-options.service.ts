import { Injectable } from '@nestjs/common';
import type { ProposalOption } from '#shared/proposals/proposal.record';
import { offeredParts } from '#shared/proposals/proposal-parts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QuotesRepository } from '../quotes/quotes.repository.ts';

@Injectable()
export class ProposalOptionsService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly rules: RulesService,
  ) {}

  /** The optional parts of this quote's proposal. */
  async list(user: SessionUser, quoteId: number): Promise<ProposalOption[]> {
    const quote = await this.quotes.findVisible(user, quoteId);
    return offeredParts(await this.rules.inForce(quote.effectiveDate), quote.quoteType);
  }
}
