import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  EmployerEmail,
  EmployerSignatureResponse,
  EmployerSignaturesResponse,
  NEW_EMPLOYER_LINK,
} from '#shared/enrollment/employer-signature.record';
import { employerLinkProblem, MOST_EMPLOYER_LINKS, TOO_MANY_EMPLOYER_LINKS } from '#shared/enrollment/employer-signing';
import type { Words } from '#shared/languages/words';
import { suggestedSigningEmail } from '#shared/proposals/proposal-email';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import type { Wire } from '#shared/records/field';
import { DEFAULT_SHARE_DAYS, shareLinkEnd } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CodeTextsService } from '../../platform/links/code-texts.service.ts';
import { LinksRepository, type MadeLink } from '../../platform/links/links.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { EligibleEmployeesService } from './eligible-employees.service.ts';
import { GroupSignatureService } from './group-signature.service.ts';
import { EMPLOYER_PURPOSE, toEmployerSignature } from './employer-link.ts';

/** What the agent passes on to the employer; token and code are stored nowhere. */
interface IssuedLink {
  token: string;
  code: string;
  signature: EmployerSignatureResponse;
}

type SentLink = Pick<MadeLink, 'link' | 'token'> & { email: EmployerEmail };

/**
 * The links with which employers fill in their application and sign it, for the agent, who makes them. The enrollment stays as it is: the
 * agent submits it.
 */
@Injectable()
export class EmployerSignatureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly groups: GroupSignatureService,
    private readonly eligible: EligibleEmployeesService,
    private readonly links: LinksRepository,
    private readonly texts: CodeTextsService,
    private readonly emails: QuoteEmailsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Every link of a quote, and what became of it. @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<EmployerSignaturesResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const links = await this.links.listOf([EMPLOYER_PURPOSE], [quote.id]);
    const isSigned = links.some(({ answeredAt }) => answeredAt);
    const digest = isSigned ? await this.groups.digestToSign(quote) : '';
    const agents = isSigned && user.isInternal ? await this.groups.findAgentsOrigin(quote) : null;
    const emails = await this.emails.ofLinks(links.map(({ id }) => id));
    return {
      CanText: this.texts.isAvailable,
      LinkProblem: employerLinkProblem(await this.groups.problem(user, quote)),
      Signatures: links.map((link) =>
        toEmployerSignature(link, {
          ...{ digest, isInternal: user.isInternal, agents },
          email: emails.get(link.id) ?? null,
        }),
      ),
      Eligibility: await this.eligible.findEligibility(quote),
    };
  }

  /** What the form for an e-mail with the link starts with. @throws NOT_FOUND */
  async draft(user: SessionUser, quoteId: number): Promise<ProposalEmailDraft> {
    const { group, effectiveDate, status } = await this.quotes.of('group').find(user, quoteId);
    const asked = { groupName: group.name, effectiveDate, isComplete: status !== 'Enrolling' };
    const letter = (words: Words) => suggestedSigningEmail(words, asked);
    return this.emails.draft(user, quoteId, { to: group.email ?? '', letter });
  }

  /**
   * Ends an earlier link that was not answered; its e-mail is not sent any more.
   * @throws NOT_FOUND, WRONG_STATE, also where no e-mail or text can be sent, RULE_BROKEN for the agent's own number, and for too many links,
   * or e-mails or texts today
   */
  async request(
    user: SessionUser,
    quoteId: number,
    { EmployerName, ExpiresInDays, Language: language, Email, CodePhone }: Wire<typeof NEW_EMPLOYER_LINK>,
  ): Promise<IssuedLink> {
    if (Email) {
      this.emails.assertAvailable();
    }
    const { link, token, code } = await this.transactions.run(async (tx) => {
      if (Email) {
        await this.emails.takeTurn(tx, user);
      }
      await this.texts.begin(tx, user, [CodePhone]);
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      assertLinkable(await this.groups.problem(user, quote));
      if ((await this.links.count(tx, EMPLOYER_PURPOSE, quoteId)) >= MOST_EMPLOYER_LINKS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_EMPLOYER_LINKS);
      }
      const of = { purpose: EMPLOYER_PURPOSE, subjectId: quoteId } as const;
      await this.emails.callBack(tx, await this.links.revokeOpen(tx, of, user.id));
      const expiresAt = shareLinkEnd(this.clock.now(), ExpiresInDays ?? DEFAULT_SHARE_DAYS);
      const wanted = { ...of, personName: EmployerName, language, createdByUserId: user.id, expiresAt };
      const made = await this.links.make(tx, wanted, { withCode: true });
      if (Email) {
        await this.sendLink(tx, user, { ...made, email: Email });
      }
      await this.note(tx, user, { action: 'request-employer-signature', quoteId });
      return { ...made, code: await this.texts.textCode(tx, made, CodePhone) };
    });
    const { Signatures } = await this.list(user, quoteId);
    return { token, code, signature: Signatures.find(({ Id }) => Id === link.id)! };
  }

  /** Closes a link: what was answered with it stays. One that is closed already stays as it is. @throws NOT_FOUND for a link of a quote that the user may not see */
  revoke(user: SessionUser, linkId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.links.find([EMPLOYER_PURPOSE], linkId, tx);
      const { id: quoteId } = await this.quotes.of('group').find(user, link?.subjectId ?? 0, tx);
      if (await this.links.revoke(tx, { id: linkId }, user.id)) {
        await this.emails.callBack(tx, [linkId]);
        await this.note(tx, user, { action: 'revoke-employer-signature', quoteId });
      }
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

  private async note(
    tx: EntityManager,
    user: SessionUser | null,
    { action, quoteId }: { action: string; quoteId: number },
  ): Promise<void> {
    await this.audit.record(tx, { user, action, subject: 'quote', subjectId: quoteId });
  }
}

/** @throws WRONG_STATE */
function assertLinkable(signingProblem: string | null): void {
  const problem = employerLinkProblem(signingProblem);
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}
