import { Injectable } from '@nestjs/common';
import type { SignatureResponse, SignRequest } from '#shared/enrollment/signature.record';
import { StoreDocumentService } from '../../platform/documents/store-document.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/idempotency/idempotency.ts';
import { QuotesRepository } from '../../quoting/quotes/quotes.repository.ts';
import { RecordSignatureService, type SignatureOrigin } from './record-signature.service.ts';
import { SignedContent } from './signed-content.ts';
import { SigningRules } from './signing-rules.ts';

export interface Signing extends SignatureOrigin {
  request: SignRequest;
  finish: Finish<SignatureResponse>;
}

@Injectable()
export class SignEnrollmentService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly rules: SigningRules,
    private readonly signedContent: SignedContent,
    private readonly keepDocument: StoreDocumentService,
    private readonly recordSignature: RecordSignatureService,
  ) {}

  /**
   * The agent signs and submits: the signed content is stored, the quote becomes Complete and read-only, and the evidence is recorded, all
   * in one transaction. A second signer is told that it has been submitted.
   *
   * Source: spec 001 section 4, "Group enrollment".
   * @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN, STALE_VERSION after a concurrent change
   */
  async sign(user: SessionUser, { request, finish, ...origin }: Signing): Promise<SignatureResponse> {
    const quote = await this.quotes.findVisible(user, request.QuoteId);
    await this.rules.assertOpen(user, quote);
    await this.rules.assertGiven(user, quote, request);
    const content = await this.signedContent.textOf(quote);
    const file = {
      fileName: `Signed application ${quote.id}.json`,
      contentType: 'application/json',
      body: Buffer.from(content),
    };
    return this.keepDocument.keep(user, file, async (tx, document) => {
      const answer = await this.recordSignature.record(tx, user, { request, origin, content, document });
      await finish(tx, answer);
      return answer;
    });
  }
}
