import { Injectable } from '@nestjs/common';
import type { REVOKE_CONSENT } from '#shared/consents/consent.record';
import { ALREADY_REVOKED, revokedAtProblem } from '#shared/consents/consent-rules';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import { consentEntry } from './consent-audit.ts';
import { ConsentsRepository } from './consents.repository.ts';
import { turnOf } from './record-consent.service.ts';

type RevokeConsentBody = Wire<typeof REVOKE_CONSENT>;

@Injectable()
export class RevokeConsentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly either: EitherQuotesRepository,
    private readonly consents: ConsentsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the client has revoked it. Whoever revokes means every consent to this agent for this quote, not the newest piece of paper:
   * earlier ones of the same kind end with it. Any agent who sees it may record it, since the client may tell a successor.
   * @throws NOT_FOUND, WRONG_STATE the second time, RULE_BROKEN
   */
  async revoke(user: SessionUser, id: number, { Way, RevokedBy, RevokedAt }: RevokeConsentBody): Promise<void> {
    const { agentId, quoteId } = await this.consents.findVisible(user, id);
    await this.transactions.run(async (tx) => {
      // With the quote locked, a submission comes either before the revocation or after it.
      await (quoteId === null
        ? takeTurnOf(tx, turnOf(agentId))
        : this.either.findIndividualForUpdate(user, quoteId, tx));
      const consent = await this.consents.findVisible(user, id, tx);
      if (consent.revokedAt) {
        throw new AppError('WRONG_STATE', ALREADY_REVOKED);
      }
      const now = this.clock.now();
      const revokedAt = RevokedAt === null ? now : new Date(RevokedAt);
      const problem = revokedAtProblem(revokedAt, { givenAt: consent.givenAt, now });
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { RevokedAt: [problem] });
      }
      const others = (await this.consents.listSeries(tx, consent)).filter(
        (other) => other.id !== id && other.revokedAt === null && other.givenAt <= revokedAt,
      );
      for (const each of [consent, ...others]) {
        await this.consents.revoke(tx, each.id, {
          revokedAt,
          revokedWay: Way,
          revokedBy: RevokedBy,
          revocationRecordedAt: now,
          revocationRecordedByUserId: user.id,
        });
      }
      const action = consent.kind === 'Consent' ? 'revoke-consent' : 'withdraw-review';
      await this.audit.recordAll(
        tx,
        [consent, ...others].map((each) => consentEntry(user, action, each)),
      );
    });
  }
}
