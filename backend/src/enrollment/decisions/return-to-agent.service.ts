import { Injectable } from '@nestjs/common';
import type { SendBackRequest } from '#shared/enrollment/enrollment.record';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QUOTE_NOT_FOUND, QuotesRepository } from '../../quoting/quotes/quotes.repository.ts';
import { DecideService } from './decide.service.ts';

const WITHOUT_REASON = 'returned to the agent';

/**
 * The decision Return as the specification's own call, which names the group and needs no reason.
 * Source: spec 001 section 7, "SendBackToSignatureRequired".
 */
@Injectable()
export class ReturnToAgentService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly decisions: DecideService,
  ) {}

  /** @throws NOT_FOUND, also for another group; WRONG_STATE when already decided, CONFIRMATION_NEEDED while a colleague works on it */
  async return(user: SessionUser, { QuoteId, GroupId, Reason, TakeOverFrom }: SendBackRequest): Promise<void> {
    const { groupId, version: Version } = await this.quotes.findVisible(user, QuoteId);
    if (groupId !== GroupId) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    await this.decisions.decide(user, QuoteId, {
      Decision: 'Return',
      Version,
      Reason: Reason?.trim() || WITHOUT_REASON,
      TakeOverFrom,
    });
  }
}
