import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  EmployerAccess,
  EmployerDeclineRequest,
  EmployerEmail,
  EmployerPages,
  EmployerSignatureResponse,
  EmployerSignaturesResponse,
  EmployerSignRequest,
  NewEmployerLinkRequest,
} from '#shared/enrollment/employer-signature.record';
import {
  ALREADY_ANSWERED,
  EMPLOYER_CONSENT_TEXT,
  EMPLOYER_CONSENT_VERSION,
  employerLinkProblem,
  LINK_LOCKED,
  MOST_EMPLOYER_LINKS,
  MOST_WRONG_CODES,
  TOO_MANY_EMPLOYER_LINKS,
  WITHDRAWN_SINCE_SIGNED,
  wrongCode,
} from '#shared/enrollment/employer-signing';
import { suggestedSigningEmail } from '#shared/proposals/proposal-email';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { DEFAULT_SHARE_DAYS, SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { toContact } from '../../quoting/proposals/proposal-answers.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { ShareTokens } from '../../quoting/proposals/share-tokens.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { ApplicationContent } from '../application/application-content.ts';
import { ApplicationPdfService } from './pdf/application-pdf.service.ts';
import { readableSections } from '../application/readable-sections.ts';
import { contentDigest } from '../../platform/documents/canonical-json.ts';
import { GroupSignatureService } from './group-signature.service.ts';
import { LONGEST_USER_AGENT, type SignatureOrigin, signedFile } from './signature-evidence.ts';
import {
  assertGiven,
  assertOpen,
  assertShown,
  isCodeOf,
  issueCodes,
  problemOf,
  toEmployerSignature,
} from './employer-link.ts';
import type { EmployerSignature } from './employer-signature.table.ts';
import { EmployerSignaturesRepository, type UsableLink } from './employer-signatures.repository.ts';

/** A digest that matches nothing: tokens that we did not sign take the same path to the same answer, in the same time. */
const NO_DIGEST = '';

/** What the agent passes on to the employer; token and code are stored nowhere. */
interface IssuedLink {
  token: string;
  code: string;
  signature: EmployerSignatureResponse;
}

interface SentLink {
  link: EmployerSignature;
  token: string;
  email: EmployerEmail;
}

/**
 * The employer's signature from afar. The agent makes a link and a code; who has both, reads the very content that a signature covers,
 * and signs or declines, once. The enrollment stays as it is: the agent submits it. There is no session: every call is checked.
 */
@Injectable()
export class EmployerSignatureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly groups: GroupSignatureService,
    private readonly links: EmployerSignaturesRepository,
    private readonly emails: QuoteEmailsService,
    private readonly tokens: ShareTokens,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly applicationPdf: ApplicationPdfService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Every link of a quote, and what became of it. @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<EmployerSignaturesResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const links = await this.links.listOf(quote);
    const isSigned = links.some(({ signedAt }) => signedAt);
    const digest = isSigned ? await this.groups.digestToSign(quote) : '';
    const agents = isSigned && user.isInternal ? await this.groups.findAgentsOrigin(quote) : null;
    const emails = await this.emails.find(links.flatMap(({ emailId }) => emailId ?? []));
    const known = { now: this.clock.now(), digest, agents };
    return {
      LinkProblem: employerLinkProblem(await this.groups.problem(user, quote)),
      Signatures: links.map((link) => toEmployerSignature(link, { ...known, email: emails.get(link.emailId ?? 0) })),
    };
  }

  /** What the form for an e-mail with the link starts with. @throws NOT_FOUND */
  async draft(user: SessionUser, quoteId: number): Promise<ProposalEmailDraft> {
    const { group, effectiveDate } = await this.quotes.of('group').find(user, quoteId);
    const { subject, message } = suggestedSigningEmail({ groupName: group.name, effectiveDate });
    return { ...(await this.emails.facts(user, quoteId)), To: group.email ?? '', Subject: subject, Message: message };
  }

  /**
   * Ends an earlier link that was not answered; its e-mail is not sent any more.
   * @throws NOT_FOUND, WRONG_STATE, also where no e-mail can be sent, RULE_BROKEN when there are too many links, or e-mails today
   */
  async request(
    user: SessionUser,
    quoteId: number,
    { EmployerName, ExpiresInDays, Email }: NewEmployerLinkRequest,
  ): Promise<IssuedLink> {
    if (Email) {
      this.emails.assertAvailable();
    }
    const { token, code, ...digests } = issueCodes(this.tokens);
    const link = await this.transactions.run(async (tx) => {
      if (Email) {
        await this.emails.takeTurn(tx, user);
      }
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      await this.groups.assertOpen(user, quote);
      if ((await this.links.count(quote, tx)) >= MOST_EMPLOYER_LINKS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_EMPLOYER_LINKS);
      }
      await this.emails.callBack(tx, await this.links.revokeOpen(quote, tx));
      const made = { quoteId, employerName: EmployerName, createdByUserId: user.id, ...digests };
      const written = await this.links.insert(tx, made, ExpiresInDays ?? DEFAULT_SHARE_DAYS);
      if (Email) {
        written.emailId = await this.sendLink(tx, user, { link: written, token, email: Email });
      }
      await this.note(tx, user, { action: 'request-employer-signature', quoteId });
      return written;
    });
    const emails = await this.emails.find(link.emailId === null ? [] : [link.emailId]);
    const now = { now: link.createdAt, digest: '', email: emails.get(link.emailId ?? 0) };
    return { token, code, signature: toEmployerSignature({ ...link, createdBy: user, content: null }, now) };
  }

  /** Closes a link: what was answered with it stays. One that is closed already stays as it is. @throws NOT_FOUND for a link of a quote that the user may not see */
  revoke(user: SessionUser, linkId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.links.findVisible(user, linkId, tx);
      if (await this.links.revoke(link, tx)) {
        await this.emails.callBack(tx, link.emailId === null ? [] : [link.emailId]);
        await this.note(tx, user, { action: 'revoke-employer-signature', quoteId: link.quoteId });
      }
    });
  }

  /** What the employer sees. @throws as enter */
  async open(access: EmployerAccess): Promise<EmployerPages> {
    const link = await this.enter(access);
    await this.transactions.run(async (tx) => {
      if (await this.links.noteOpened(link, tx)) {
        await this.note(tx, null, { action: 'open-employer-link', quoteId: link.quoteId });
      }
    });
    return this.describe(link);
  }

  /** What was signed, once it is; before that, what is to be signed. @throws as enter; WRONG_STATE while there is neither */
  async print(access: EmployerAccess): Promise<FileAnswer> {
    const link = await this.enter(access);
    if (!link.content) {
      assertOpen(link);
    }
    const file = await this.applicationPdf.makeFor(link);
    await this.transactions.run((tx) =>
      this.note(tx, null, { action: 'download-employer-copy', quoteId: link.quoteId }),
    );
    return file;
  }

  /**
   * @throws as enter; RULE_BROKEN with what is missing from the signature; WRONG_STATE when it cannot be signed now; STALE_VERSION when it
   * is no longer what was shown
   */
  async sign(request: EmployerSignRequest, { ip, userAgent }: SignatureOrigin): Promise<void> {
    const link = await this.enter(request);
    assertOpen(link);
    assertGiven(link, request);
    const content = await this.groups.textOf(link.quote);
    assertShown(content, request);
    await this.storedDocuments.keep(
      { id: link.createdByUserId },
      signedFile(link.quote, content),
      async (tx, document) => {
        const quote = await this.links.lockQuote(tx, link);
        assertOpen({ ...link, quote });
        assertShown(await this.groups.textOf(quote, tx), request);
        const evidence = {
          signedByName: request.SignedByName,
          consentVersion: EMPLOYER_CONSENT_VERSION,
          consentText: EMPLOYER_CONSENT_TEXT,
          ip,
          userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
          contentDocumentId: document.id,
        };
        assertFirst(await this.links.sign(link, evidence, tx));
        await this.note(tx, null, { action: 'sign-as-employer', quoteId: link.quoteId });
      },
    );
  }

  /** @throws as enter; WRONG_STATE when it was answered before */
  async decline(request: EmployerDeclineRequest): Promise<void> {
    const link = await this.enter(request);
    await this.transactions.run(async (tx) => {
      assertFirst(await this.links.decline(link, request.Reason, tx));
      await this.note(tx, null, { action: 'decline-as-employer', quoteId: link.quoteId });
    });
  }

  /** Without the code: who reads the e-mail of another must not be able to sign. */
  private async sendLink(
    tx: EntityManager,
    user: SessionUser,
    { link, token, email: { To: to, Subject: subject, Message: message } }: SentLink,
  ): Promise<number> {
    await this.emails.assertRoom(tx, user, 1);
    const contact = await this.emails.contactOf(user, link.quoteId);
    const emailId = await this.emails.add(tx, {
      kind: 'Signature',
      sentByUserId: user.id,
      token,
      expiresAt: link.expiresAt,
      content: { to, subject, message, contact },
    });
    await this.links.noteEmail(link, emailId, tx);
    await this.note(tx, user, { action: 'email-employer-link', quoteId: link.quoteId });
    return emailId;
  }

  /**
   * Lets in who has both the link and its code.
   * @throws NOT_FOUND, always the same, for links that never existed, are over or revoked, or whose quote was deleted; RULE_BROKEN for a
   * wrong code; WRONG_STATE once there were too many
   */
  private async enter({ Token, Code }: EmployerAccess): Promise<UsableLink> {
    const link = await this.links.findUsable(this.tokens.digest(Token) ?? NO_DIGEST);
    if (link === null) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    const problem = await this.tryCode(link, Code);
    if (problem === LINK_LOCKED) {
      throw new AppError('WRONG_STATE', LINK_LOCKED);
    }
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Code: [problem] });
    }
    return link;
  }

  /** Committed in any case: what is wrong about the code; null = correct. */
  private tryCode(link: UsableLink, code: string): Promise<string | null> {
    return this.transactions.run(async (tx) => {
      if (!(await this.links.countCode(link, tx))) {
        return LINK_LOCKED;
      }
      if (isCodeOf(this.tokens, link, code)) {
        await this.links.discountCode(link, tx);
        return null;
      }
      const left = MOST_WRONG_CODES - (await this.links.findWrongCodes(link, tx));
      if (left === 0) {
        await this.note(tx, null, { action: 'lock-employer-link', quoteId: link.quoteId });
      }
      return wrongCode(left);
    });
  }

  private async describe(link: UsableLink): Promise<EmployerPages> {
    const { quote, signedAt, declinedAt, content } = link;
    const problem = problemOf(link);
    const text = problem === null ? await this.groups.textOf(quote) : null;
    return {
      GroupName: quote.group.name,
      EffectiveDate: quote.effectiveDate,
      EmployerName: link.employerName,
      Agents: (await this.quotes.listAgents(quote.id)).map(toContact),
      ExpiresAt: link.expiresAt.toISOString(),
      Problem: problem,
      SignedAt: signedAt?.toISOString() ?? null,
      SignedByName: link.signedByName,
      Withdrawn: content && content.sha256 !== (await this.groups.digestToSign(quote)) ? WITHDRAWN_SINCE_SIGNED : null,
      DeclinedAt: declinedAt?.toISOString() ?? null,
      Sections: text === null ? [] : readableSections(JSON.parse(text) as ApplicationContent),
      Sha256: text === null ? '' : contentDigest(text),
      ConsentVersion: EMPLOYER_CONSENT_VERSION,
      ConsentText: EMPLOYER_CONSENT_TEXT,
    };
  }

  private async note(
    tx: EntityManager,
    user: SessionUser | null,
    { action, quoteId }: { action: string; quoteId: number },
  ): Promise<void> {
    await this.audit.record(tx, { user, action, subject: 'quote', subjectId: quoteId });
  }
}

function assertFirst(isFirst: boolean): void {
  if (!isFirst) {
    throw new AppError('WRONG_STATE', ALREADY_ANSWERED);
  }
}
