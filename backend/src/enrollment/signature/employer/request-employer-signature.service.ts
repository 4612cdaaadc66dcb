import { Injectable } from '@nestjs/common';
import type { EmployerSignatureResponse, NewEmployerLinkRequest } from '#shared/enrollment/employer-signature.record';
import { MOST_EMPLOYER_LINKS, TOO_MANY_EMPLOYER_LINKS } from '#shared/enrollment/employer-signing';
import { DEFAULT_SHARE_DAYS } from '#shared/proposals/share-link';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { QuotesRepository } from '../../../quoting/quotes/quotes.repository.ts';
import { EmployerSignaturesRepository } from '../../parts/signature/employer-signatures.repository.ts';
import { SigningRules } from '../signing-rules.ts';
import { EmployerCodes } from './employer-codes.ts';
import { toEmployerSignature } from './to-employer-signature.ts';

/** What the agent passes on to the employer; token and code are stored nowhere. */
interface IssuedLink {
  token: string;
  code: string;
  signature: EmployerSignatureResponse;
}

/** Makes a link with which the employer can sign. */
@Injectable()
export class RequestEmployerSignatureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly rules: SigningRules,
    private readonly links: EmployerSignaturesRepository,
    private readonly codes: EmployerCodes,
    private readonly audit: AuditTrail,
  ) {}

  /** Ends an earlier link that was not answered. @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN when there are too many */
  async request(
    user: SessionUser,
    quoteId: number,
    { EmployerName, ExpiresInDays }: NewEmployerLinkRequest,
  ): Promise<IssuedLink> {
    const { token, code, ...digests } = this.codes.issue();
    const link = await this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      await this.rules.assertOpen(user, quote);
      if ((await this.links.count(quote, tx)) >= MOST_EMPLOYER_LINKS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_EMPLOYER_LINKS);
      }
      await this.links.revokeOpen(quote, tx);
      const made = { quoteId, employerName: EmployerName, createdByUserId: user.id, ...digests };
      const written = await this.links.insert(tx, made, ExpiresInDays ?? DEFAULT_SHARE_DAYS);
      await this.audit.record(tx, {
        user,
        action: 'request-employer-signature',
        subject: 'quote',
        subjectId: quoteId,
      });
      return written;
    });
    const now = { now: link.createdAt, digest: '' };
    return { token, code, signature: toEmployerSignature({ ...link, createdBy: user, content: null }, now) };
  }
}
