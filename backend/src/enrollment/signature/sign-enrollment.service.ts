import { Injectable } from '@nestjs/common';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { StoreDocumentService } from '../../platform/documents/store-document.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { EitherQuotesRepository } from '../../quoting/quotes/either-quotes.repository.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { SignHouseholdService } from './household/sign-household.service.ts';
import { RecordSignatureService } from './record-signature.service.ts';
import { SignedContent } from './signed-content.ts';
import { signedFile, type Signing } from './signing.ts';
import { SigningRules } from './signing-rules.ts';

@Injectable()
export class SignEnrollmentService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly households: SignHouseholdService,
    private readonly rules: SigningRules,
    private readonly signedContent: SignedContent,
    private readonly keepDocument: StoreDocumentService,
    private readonly recordSignature: RecordSignatureService,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN, CONFIRMATION_NEEDED, STALE_VERSION after a concurrent change */
  async sign(user: SessionUser, signing: Signing): Promise<SignatureResponse> {
    const quote = await this.either.find(user, signing.request.QuoteId);
    return quote.groupId === null ? this.households.sign(user, quote, signing) : this.signGroup(user, quote, signing);
  }

  /**
   * The agent signs and submits: the signed content is stored, the quote becomes Complete and read-only, and the evidence is recorded, all
   * in one transaction. A second signer is told that it has been submitted. Source: spec 001 section 4, "Group enrollment".
   */
  private async signGroup(
    user: SessionUser,
    quote: GroupQuote,
    { request, finish, ...origin }: Signing,
  ): Promise<SignatureResponse> {
    await this.rules.assertOpen(user, quote);
    await this.rules.assertGiven(user, quote, request);
    const content = await this.signedContent.textOf(quote);
    return this.keepDocument.keep(user, signedFile(quote, content), async (tx, document) => {
      const answer = await this.recordSignature.record(tx, user, { request, origin, content, document });
      await finish(tx, answer);
      return answer;
    });
  }
}
