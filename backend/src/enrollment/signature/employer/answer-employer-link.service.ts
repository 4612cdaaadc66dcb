import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmployerDeclineRequest, EmployerSignRequest } from '#shared/enrollment/employer-signature.record';
import {
  ALREADY_ANSWERED,
  CHANGED_WHILE_READ,
  EMPLOYER_CONSENT_TEXT,
  EMPLOYER_CONSENT_VERSION,
} from '#shared/enrollment/employer-signing';
import { signatureProblems } from '#shared/enrollment/signing';
import { Transactions } from '../../../platform/database/transactions.ts';
import { StoreDocumentService } from '../../../platform/documents/store-document.service.ts';
import { AppError } from '../../../platform/errors.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { EmployerSignaturesRepository, type UsableLink } from '../../parts/signature/employer-signatures.repository.ts';
import { LONGEST_USER_AGENT, type SignatureOrigin } from '../signature-evidence.ts';
import { contentDigest, SignedContent } from '../signed-content.ts';
import { signedFile } from '../signing.ts';
import { EmployerAccess } from './employer-access.ts';
import { problemOf } from './employer-pages.service.ts';

/** The employer signs or declines, once. The enrollment stays as it is: the agent submits it. */
@Injectable()
export class AnswerEmployerLinkService {
  constructor(
    private readonly access: EmployerAccess,
    private readonly links: EmployerSignaturesRepository,
    private readonly signedContent: SignedContent,
    private readonly documents: StoreDocumentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws as EmployerAccess.enter; RULE_BROKEN with what is missing from the signature; WRONG_STATE when it cannot be signed now;
   * STALE_VERSION when it is no longer what was shown
   */
  async sign(request: EmployerSignRequest, { ip, userAgent }: SignatureOrigin): Promise<void> {
    const link = await this.access.enter(request);
    assertOpen(link);
    assertGiven(link, request);
    const content = await this.signedContent.textOf(link.quote);
    assertShown(content, request);
    await this.documents.keep({ id: link.createdByUserId }, signedFile(link.quote, content), async (tx, document) => {
      const quote = await this.links.lockQuote(tx, link);
      assertOpen({ ...link, quote });
      assertShown(await this.signedContent.textOf(quote, tx), request);
      const isSigned = await this.links.sign(
        link,
        {
          signedByName: request.SignedByName,
          consentVersion: EMPLOYER_CONSENT_VERSION,
          consentText: EMPLOYER_CONSENT_TEXT,
          ip,
          userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
          contentDocumentId: document.id,
        },
        tx,
      );
      await this.note(tx, link, { isFirst: isSigned, action: 'sign-as-employer' });
    });
  }

  /** @throws as EmployerAccess.enter; WRONG_STATE when it was answered before */
  async decline(request: EmployerDeclineRequest): Promise<void> {
    const link = await this.access.enter(request);
    await this.transactions.run(async (tx) => {
      const isFirst = await this.links.decline(link, request.Reason, tx);
      await this.note(tx, link, { isFirst, action: 'decline-as-employer' });
    });
  }

  private async note(
    tx: EntityManager,
    { quoteId }: UsableLink,
    { isFirst, action }: { isFirst: boolean; action: string },
  ): Promise<void> {
    if (!isFirst) {
      throw new AppError('WRONG_STATE', ALREADY_ANSWERED);
    }
    await this.audit.record(tx, { user: null, action, subject: 'quote', subjectId: quoteId });
  }
}

function assertOpen(link: UsableLink): void {
  const problem = problemOf(link);
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}

function assertGiven({ employerName: accountName }: UsableLink, request: EmployerSignRequest): void {
  const given = { losesMembers: false, accountName, consentVersion: EMPLOYER_CONSENT_VERSION };
  const problems = Object.entries(signatureProblems(request, given));
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, message]) => [field, [message]]));
    throw new AppError('RULE_BROKEN', problems.map(([, message]) => message).join(' '), fields);
  }
}

function assertShown(content: string, { Sha256 }: EmployerSignRequest): void {
  if (contentDigest(content) !== Sha256) {
    throw new AppError('STALE_VERSION', CHANGED_WHILE_READ);
  }
}
