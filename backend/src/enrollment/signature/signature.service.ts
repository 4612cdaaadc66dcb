import { Injectable } from '@nestjs/common';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { SIGNATURE_WITHDRAWN } from '#shared/enrollment/signing';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes, type AnyQuote } from '../../quoting/quotes/quotes.repository.ts';
import { GroupSignatureService } from './group-signature.service.ts';
import { HouseholdSignatureService } from './household-signature.service.ts';
import { type Signing, toSignatureResponse } from './signature-evidence.ts';
import { SignaturesRepository } from './signatures.repository.ts';

/** The signature of a quote of either line. */
@Injectable()
export class SignatureService {
  constructor(
    private readonly quotes: Quotes,
    private readonly signatures: SignaturesRepository,
    private readonly groups: GroupSignatureService,
    private readonly households: HouseholdSignatureService,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN, CONFIRMATION_NEEDED, STALE_VERSION after a concurrent change */
  async sign(user: SessionUser, signing: Signing): Promise<SignatureResponse> {
    const quote = await this.quotes.find(user, signing.request.QuoteId);
    return quote.groupId === null ? this.households.sign(user, quote, signing) : this.groups.sign(user, quote, signing);
  }

  /** The newest signature of a quote, even if withdrawn; null = never signed. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<SignatureResponse | null> {
    return this.describe(user, await this.quotes.find(user, quoteId));
  }

  /** Same for a quote that was found for the user. */
  async describe(user: SessionUser, quote: AnyQuote): Promise<SignatureResponse | null> {
    const signature = await this.signatures.findNewest(quote);
    if (signature === null) {
      return null;
    }
    const { signedBy, content } = signature;
    const facts = { username: signedBy.username, fullName: signedBy.fullName, sha256: content.sha256 };
    const withdrawal =
      quote.groupId === null
        ? await this.households.findWithdrawal(quote, signature)
        : await this.signatures.findWithdrawal(signature);
    const origin = user.isInternal && signedBy.agentId !== null ? signature : null;
    return toSignatureResponse(signature, facts, { withdrawal, origin });
  }

  /** A repeated request returns the signature that it made, but only while that signature is valid. @throws WRONG_STATE */
  async assertCounts(user: SessionUser, quoteId: number, { SignedDateTime, Sha256 }: SignatureResponse): Promise<void> {
    const newest = await this.find(user, quoteId);
    const isNewest = newest?.SignedDateTime === SignedDateTime && newest.Sha256 === Sha256;
    if (!isNewest || newest.Withdrawn) {
      throw new AppError('WRONG_STATE', SIGNATURE_WITHDRAWN);
    }
  }
}
