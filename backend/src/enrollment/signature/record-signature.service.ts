import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { CONSENT_TEXT, CONSENT_VERSION } from '#shared/enrollment/signing';
import { SIGNED } from '#shared/quotes/read-only-reason';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, QuotesRepository } from '../../quoting/quotes/quotes.repository.ts';
import { SignaturesRepository } from '../parts/signature/signatures.repository.ts';
import { type SignatureToRecord, signatureEvidence } from './signature-evidence.ts';
import { SignedContent } from './signed-content.ts';
import { SigningRules } from './signing-rules.ts';
import { toSignatureResponse } from './to-signature-response.ts';

const CONSENT = { version: CONSENT_VERSION, text: CONSENT_TEXT };

/** The transactional part of signing. */
@Injectable()
export class RecordSignatureService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly rules: SigningRules,
    private readonly signedContent: SignedContent,
    private readonly moveQuote: MoveQuoteService,
    private readonly signatures: SignaturesRepository,
    private readonly clock: Clock,
  ) {}

  /** Checks everything again under the lock. */
  async record(tx: EntityManager, user: SessionUser, signing: SignatureToRecord): Promise<SignatureResponse> {
    const quote = await this.quotes.findForUpdate(user, signing.request.QuoteId, tx);
    await this.rules.assertOpen(user, quote);
    await this.rules.assertComplete(quote, tx);
    if ((await this.signedContent.textOf(quote, tx)) !== signing.content) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    const quoteEventId = await this.submit(tx, user, quote);
    const signature = {
      ...signatureEvidence(user, signing, { consent: CONSENT, signedAt: this.clock.now() }),
      quoteId: quote.id,
      quoteEventId,
      agentOfRecord: null,
    };
    await this.signatures.insert(tx, signature, await this.signedContent.listDocumentIds(quote, tx));
    const { username, fullName } = user;
    return toSignatureResponse(signature, { username, fullName, sha256: signing.document.sha256 });
  }

  /** @returns the id of the status change */
  private async submit(tx: EntityManager, user: SessionUser, quote: GroupQuote): Promise<number> {
    const locked = await this.quotes.save(tx, quote, { readOnlyReason: quote.readOnlyReason || SIGNED });
    await this.moveQuote.move(tx, user, locked, { to: 'Complete', why: 'signed and submitted' });
    return (await this.signatures.findLastMove(tx, quote)).id;
  }
}
