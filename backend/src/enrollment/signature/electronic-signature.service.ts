import { Injectable } from '@nestjs/common';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { SIGNATURE_WITHDRAWN } from '#shared/enrollment/signing';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QuotesRepository } from '../../quoting/quotes/quotes.repository.ts';
import { SignaturesRepository } from '../parts/signature/signatures.repository.ts';
import { toSignatureResponse } from './to-signature-response.ts';

@Injectable()
export class ElectronicSignatureService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly signatures: SignaturesRepository,
  ) {}

  /** The newest signature of a quote, even if withdrawn; null = never signed. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<SignatureResponse | null> {
    const signature = await this.signatures.findNewest(await this.quotes.findVisible(user, quoteId));
    if (signature === null) {
      return null;
    }
    const { signedBy, content } = signature;
    const facts = { username: signedBy.username, fullName: signedBy.fullName, sha256: content.sha256 };
    return toSignatureResponse(signature, facts, await this.signatures.findWithdrawal(signature));
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
