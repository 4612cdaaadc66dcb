import { Injectable } from '@nestjs/common';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { householdConsent } from '#shared/individual-enrollment/signing';
import { audienceOf } from '#shared/roles/permissions';
import { Transactions } from '../../../platform/database/transactions.ts';
import { StoreDocumentService } from '../../../platform/documents/store-document.service.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { type IndividualQuote, QUOTE_NOT_FOUND } from '../../../quoting/quotes/quotes.repository.ts';
import { HouseholdReadiness } from '../../household-application/household-readiness.ts';
import { assertSignatureGiven } from '../signature-given.ts';
import { signedFile, type Signing } from '../signing.ts';
import { HouseholdContent } from './household-content.ts';
import { RecordHouseholdSignatureService, SignedBefore } from './record-household-signature.service.ts';

/** Signs the application of a household. Source: spec 001 section 4, "Order"; individuals, decision 41. */
@Injectable()
export class SignHouseholdService {
  constructor(
    private readonly readiness: HouseholdReadiness,
    private readonly content: HouseholdContent,
    private readonly keepDocument: StoreDocumentService,
    private readonly recordSignature: RecordHouseholdSignatureService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN, CONFIRMATION_NEEDED, STALE_VERSION after a concurrent change */
  async sign(
    user: SessionUser,
    quote: IndividualQuote,
    { request, finish, ...origin }: Signing,
  ): Promise<SignatureResponse> {
    if (request.GroupId !== undefined) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    const entered = await this.readiness.read(user, quote);
    const { version: consentVersion } = householdConsent(audienceOf(user.permissions));
    assertSignatureGiven(user, request, { losesMembers: false, consentVersion });
    const content = await this.content.textOf(quote, entered);
    const signed = this.keepDocument.keep(user, signedFile(quote, content), async (tx, document) => {
      const answer = await this.recordSignature.record(tx, user, { request, origin, content, document });
      await finish(tx, answer);
      return answer;
    });
    return signed.catch((error: unknown) => this.answerAgain(error, finish));
  }

  private async answerAgain(error: unknown, finish: Signing['finish']): Promise<SignatureResponse> {
    if (!(error instanceof SignedBefore)) {
      throw error;
    }
    await this.transactions.run((tx) => finish(tx, error.signature));
    return error.signature;
  }
}
