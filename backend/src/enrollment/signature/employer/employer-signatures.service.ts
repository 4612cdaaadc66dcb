import { Injectable } from '@nestjs/common';
import type { EmployerSignaturesResponse } from '#shared/enrollment/employer-signature.record';
import { employerLinkProblem } from '#shared/enrollment/employer-signing';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../../../quoting/quotes/quotes.repository.ts';
import { EmployerSignaturesRepository } from '../../parts/signature/employer-signatures.repository.ts';
import { SigningRules } from '../signing-rules.ts';
import { DigestToSign } from './digest-to-sign.ts';
import { toEmployerSignature } from './to-employer-signature.ts';

@Injectable()
export class EmployerSignaturesService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly rules: SigningRules,
    private readonly links: EmployerSignaturesRepository,
    private readonly digest: DigestToSign,
    private readonly clock: Clock,
  ) {}

  /** Every link of a quote, and what became of it. @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<EmployerSignaturesResponse> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const links = await this.links.listOf(quote);
    const digest = links.some(({ signedAt }) => signedAt) ? await this.digest.of(quote) : '';
    return {
      LinkProblem: employerLinkProblem(await this.rules.problem(user, quote)),
      Signatures: links.map((link) => toEmployerSignature(link, { now: this.clock.now(), digest })),
    };
  }
}
