import { Injectable } from '@nestjs/common';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { SignaturesRepository } from '../../parts/signature/signatures.repository.ts';
import { contentDigest, SignedContent } from '../signed-content.ts';

/** The digest by which an employer's signature counts: of the application as it is; once the agent has signed, of what the agent signed. */
@Injectable()
export class DigestToSign {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly signedContent: SignedContent,
  ) {}

  /** @throws WRONG_STATE before an application is saved */
  async of(quote: GroupQuote): Promise<string> {
    const newest = await this.signatures.findNewest(quote);
    const counts = newest !== null && (await this.signatures.findWithdrawal(newest)) === null;
    return counts ? newest.content.sha256 : contentDigest(await this.signedContent.textOf(quote));
  }
}
