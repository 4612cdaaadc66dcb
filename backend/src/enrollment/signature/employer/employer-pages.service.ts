import { Injectable } from '@nestjs/common';
import type { EmployerPages } from '#shared/enrollment/employer-signature.record';
import {
  ALREADY_ANSWERED,
  EMPLOYER_CONSENT_TEXT,
  EMPLOYER_CONSENT_VERSION,
  employerSigningProblem,
  WITHDRAWN_SINCE_SIGNED,
} from '#shared/enrollment/employer-signing';
import { QuotesRepository } from '../../../quoting/quotes/quotes.repository.ts';
import { toContact } from '../../../quoting/proposals/proposal-answers.ts';
import type { UsableLink } from '../../parts/signature/employer-signatures.repository.ts';
import type { ApplicationContent } from '../../pdf/application-content.ts';
import { readableSections } from '../../pdf/readable-sections.ts';
import { contentDigest, SignedContent } from '../signed-content.ts';
import { DigestToSign } from './digest-to-sign.ts';

/** What the employer sees with a link: the very content that a signature covers. */
@Injectable()
export class EmployerPagesService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly signedContent: SignedContent,
    private readonly digest: DigestToSign,
  ) {}

  async describe(link: UsableLink): Promise<EmployerPages> {
    const { quote, signedAt, declinedAt } = link;
    const problem = problemOf(link);
    const text = problem === null ? await this.signedContent.textOf(quote) : null;
    return {
      GroupName: quote.group.name,
      EffectiveDate: quote.effectiveDate,
      EmployerName: link.employerName,
      Agents: (await this.quotes.listAgents(quote.id)).map(toContact),
      ExpiresAt: link.expiresAt.toISOString(),
      Problem: problem,
      SignedAt: signedAt?.toISOString() ?? null,
      SignedByName: link.signedByName,
      Withdrawn: await this.withdrawn(link),
      DeclinedAt: declinedAt?.toISOString() ?? null,
      Sections: text === null ? [] : readableSections(JSON.parse(text) as ApplicationContent),
      Sha256: text === null ? '' : contentDigest(text),
      ConsentVersion: EMPLOYER_CONSENT_VERSION,
      ConsentText: EMPLOYER_CONSENT_TEXT,
    };
  }

  /** Why the signature no longer counts, in words for the employer. */
  private async withdrawn({ content, quote }: UsableLink): Promise<string | null> {
    return content && content.sha256 !== (await this.digest.of(quote)) ? WITHDRAWN_SINCE_SIGNED : null;
  }
}

/** Why the holder of a link cannot sign now; null = can. */
export const problemOf = ({ signedAt, declinedAt, quote }: UsableLink): string | null =>
  signedAt || declinedAt ? ALREADY_ANSWERED : employerSigningProblem(quote.status);
