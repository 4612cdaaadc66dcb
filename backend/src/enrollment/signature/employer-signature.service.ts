import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
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
  MOST_EMPLOYER_LINKS,
  TOO_MANY_EMPLOYER_LINKS,
  WITHDRAWN_SINCE_SIGNED,
} from '#shared/enrollment/employer-signing';
import type { DeclineRequest, LinkAccess } from '#shared/links/link.record';
import type { Words } from '#shared/languages/words';
import { suggestedSigningEmail } from '#shared/proposals/proposal-email';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { DEFAULT_SHARE_DAYS, shareLinkEnd } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { asHolder, type EnteredLink, LinkCodesService } from '../../platform/links/link-codes.service.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { LinksRepository, type MadeLink } from '../../platform/links/links.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { toContact } from '../../quoting/proposals/proposal-answers.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { ApplicationContent } from '../application/application-content.ts';
import { ApplicationPdfService } from './pdf/application-pdf.service.ts';
import { readableSections } from '../application/readable-sections.ts';
import { contentDigest } from '../../platform/documents/canonical-json.ts';
import { GroupSignatureService } from './group-signature.service.ts';
import { type SignatureOrigin, signedFile } from './signature-evidence.ts';
import {
  assertGiven,
  assertOpen,
  assertShown,
  problemOf,
  toEmployerSignature,
  type UsableLink,
} from './employer-link.ts';

const PURPOSE = 'EmployerSignature';

/** What the agent passes on to the employer; token and code are stored nowhere. */
interface IssuedLink {
  token: string;
  code: string;
  signature: EmployerSignatureResponse;
}

type SentLink = Pick<MadeLink, 'link' | 'token'> & { email: EmployerEmail };
/** With the quote as its maker sees it. */
type Entered = Pick<EnteredLink, 'maker'> & { link: UsableLink };

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
    private readonly links: LinksRepository,
    private readonly codes: LinkCodesService,
    private readonly emails: QuoteEmailsService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly applicationPdf: ApplicationPdfService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Every link of a quote, and what became of it. @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<EmployerSignaturesResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const links = await this.links.listOf([PURPOSE], [quote.id]);
    const isSigned = links.some(({ answeredAt }) => answeredAt);
    const digest = isSigned ? await this.groups.digestToSign(quote) : '';
    const agents = isSigned && user.isInternal ? await this.groups.findAgentsOrigin(quote) : null;
    const emails = await this.emails.ofLinks(links.map(({ id }) => id));
    return {
      LinkProblem: employerLinkProblem(await this.groups.problem(user, quote)),
      Signatures: links.map((link) => toEmployerSignature(link, { digest, agents, email: emails.get(link.id) })),
    };
  }

  /** What the form for an e-mail with the link starts with. @throws NOT_FOUND */
  async draft(user: SessionUser, quoteId: number): Promise<ProposalEmailDraft> {
    const { group, effectiveDate } = await this.quotes.of('group').find(user, quoteId);
    const letter = (words: Words) => suggestedSigningEmail(words, { groupName: group.name, effectiveDate });
    return this.emails.draft(user, quoteId, { to: group.email ?? '', letter });
  }

  /**
   * Ends an earlier link that was not answered; its e-mail is not sent any more.
   * @throws NOT_FOUND, WRONG_STATE, also where no e-mail can be sent, RULE_BROKEN when there are too many links, or e-mails today
   */
  async request(
    user: SessionUser,
    quoteId: number,
    { EmployerName, ExpiresInDays, Language: language, Email }: NewEmployerLinkRequest,
  ): Promise<IssuedLink> {
    if (Email) {
      this.emails.assertAvailable();
    }
    const { link, token, code } = await this.transactions.run(async (tx) => {
      if (Email) {
        await this.emails.takeTurn(tx, user);
      }
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      await this.groups.assertOpen(user, quote);
      if ((await this.links.count(tx, PURPOSE, quoteId)) >= MOST_EMPLOYER_LINKS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_EMPLOYER_LINKS);
      }
      const of = { purpose: PURPOSE, subjectId: quoteId } as const;
      await this.emails.callBack(tx, await this.links.revokeOpen(tx, of, user.id));
      const expiresAt = shareLinkEnd(this.clock.now(), ExpiresInDays ?? DEFAULT_SHARE_DAYS);
      const wanted = { ...of, personName: EmployerName, language, createdByUserId: user.id, expiresAt };
      const made = await this.links.make(tx, wanted, { withCode: true });
      if (Email) {
        await this.sendLink(tx, user, { ...made, email: Email });
      }
      await this.note(tx, user, { action: 'request-employer-signature', quoteId });
      return made;
    });
    const { Signatures } = await this.list(user, quoteId);
    return { token, code, signature: Signatures.find(({ Id }) => Id === link.id)! };
  }

  /** Closes a link: what was answered with it stays. One that is closed already stays as it is. @throws NOT_FOUND for a link of a quote that the user may not see */
  revoke(user: SessionUser, linkId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.links.find([PURPOSE], linkId, tx);
      const { id: quoteId } = await this.quotes.of('group').find(user, link?.subjectId ?? 0, tx);
      if (await this.links.revoke(tx, { id: linkId }, user.id)) {
        await this.emails.callBack(tx, [linkId]);
        await this.note(tx, user, { action: 'revoke-employer-signature', quoteId });
      }
    });
  }

  /** What the employer sees. @throws as enter */
  async open(access: LinkAccess): Promise<EmployerPages> {
    const { link } = await this.enter(access);
    await this.transactions.run(async (tx) => {
      if (await this.links.noteOpened(tx, link)) {
        await this.note(tx, null, { action: 'open-employer-link', quoteId: link.quote.id });
      }
    });
    return this.describe(link);
  }

  /** What was signed, once it is; before that, what is to be signed. @throws as enter; WRONG_STATE while there is neither */
  async print(access: LinkAccess): Promise<FileAnswer> {
    const { link } = await this.enter(access);
    if (!link.content) {
      assertOpen(link);
    }
    const file = await this.applicationPdf.makeFor(link);
    await this.transactions.run((tx) =>
      this.note(tx, null, { action: 'download-employer-copy', quoteId: link.quote.id }),
    );
    return file;
  }

  /**
   * @throws as enter; RULE_BROKEN with what is missing from the signature; WRONG_STATE when it cannot be signed now; STALE_VERSION when it
   * is no longer what was shown
   */
  async sign(request: EmployerSignRequest, origin: SignatureOrigin): Promise<void> {
    const { link, maker } = await this.enter(request);
    assertOpen(link);
    assertGiven(link, request);
    const content = await this.groups.textOf(link.quote);
    assertShown(content, request);
    await this.storedDocuments.keep(
      { id: link.createdByUserId },
      signedFile(link.quote, content),
      async (tx, document) => {
        const quote = await asHolder(this.quotes.of('group').lock(maker, link.quote.id, tx));
        assertOpen({ ...link, quote });
        assertShown(await this.groups.textOf(quote, tx), request);
        const evidence = {
          language: request.Language,
          answeredByName: request.SignedByName,
          wordsVersion: EMPLOYER_CONSENT_VERSION,
          words: EMPLOYER_CONSENT_TEXT,
          ...origin,
          contentDocumentId: document.id,
        };
        assertFirst(await this.links.answer(tx, link, evidence));
        await this.note(tx, null, { action: 'sign-as-employer', quoteId: quote.id });
      },
    );
  }

  /** @throws as enter; WRONG_STATE when it was answered before */
  async decline(request: DeclineRequest): Promise<void> {
    const { link } = await this.enter(request);
    await this.transactions.run(async (tx) => {
      assertFirst(await this.links.decline(tx, link, { reason: request.Reason, language: request.Language }));
      await this.note(tx, null, { action: 'decline-as-employer', quoteId: link.quote.id });
    });
  }

  /** Without the code: who reads the e-mail of another must not be able to sign. */
  private async sendLink(
    tx: EntityManager,
    user: SessionUser,
    { link, token, email: { To: to, Subject: subject, Message: message } }: SentLink,
  ): Promise<void> {
    await this.emails.assertRoom(tx, user, 1);
    const contact = await this.emails.contactOf(user, link.subjectId);
    await this.emails.add(tx, {
      kind: 'Signature',
      sentByUserId: user.id,
      token,
      expiresAt: link.expiresAt,
      linkId: link.id,
      content: { to, subject, message, contact },
    });
    await this.note(tx, user, { action: 'email-employer-link', quoteId: link.subjectId });
  }

  /** @throws as LinkCodesService.enter; NOT_FOUND, the same, when the quote was deleted */
  private async enter(access: LinkAccess): Promise<Entered> {
    const { link, maker } = await this.codes.enter([PURPOSE], access, (tx, { subjectId: quoteId }: Link) =>
      this.note(tx, null, { action: 'lock-employer-link', quoteId }),
    );
    const quote = await asHolder(this.quotes.of('group').find(maker, link.subjectId));
    return { link: Object.assign(link, { quote }), maker };
  }

  private async describe(link: UsableLink): Promise<EmployerPages> {
    const { quote, answeredAt, declinedAt, content } = link;
    const problem = problemOf(link);
    const text = problem === null ? await this.groups.textOf(quote) : null;
    return {
      GroupName: quote.group.name,
      EffectiveDate: quote.effectiveDate,
      EmployerName: link.personName,
      Agents: (await this.quotes.listAgents(quote.id)).map(toContact),
      ExpiresAt: link.expiresAt.toISOString(),
      Problem: problem,
      SignedAt: answeredAt?.toISOString() ?? null,
      SignedByName: link.answeredByName,
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
