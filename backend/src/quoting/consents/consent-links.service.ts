import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { askingEmail } from '#shared/consents/asking-email';
import type { ConsentKind } from '#shared/consents/consent-codes';
import {
  AGREE_FIRST,
  ANSWERED_ALREADY,
  CHANGED_SINCE_READ,
  clientEmailProblem,
  endedLink,
  linkUntil,
  MOST_CONSENT_LINKS,
  NOT_REMINDED,
  OVERTAKEN,
  signAs,
  TOO_MANY_CONSENT_LINKS,
} from '#shared/consents/consent-link';
import type {
  AgreementPage,
  AgreeRequest,
  ConsentLink,
  ConsentsAndLinks,
  NEW_CONSENT_LINK,
} from '#shared/consents/consent-link.record';
import { type LinkTerms, translatedText } from '#shared/consents/translated-text';
import { isSignerOf } from '#shared/enrollment/signing';
import { OTHER_LANGUAGES } from '#shared/languages/language';
import type { DeclineRequest, LinkAccess } from '#shared/links/link.record';
import { DEFAULT_SHARE_DAYS, shareLinkEnd } from '#shared/proposals/share-link';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CodeTextsService } from '../../platform/links/code-texts.service.ts';
import { asHolder, type EnteredLink, LinkCodesService } from '../../platform/links/link-codes.service.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { type FoundLink, LinksRepository, NO_SUBJECT } from '../../platform/links/links.repository.ts';
import { wordsIn } from '../../platform/links/words.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteEmailsService } from '../proposals/quote-emails.service.ts';
import { QUOTE_NOT_FOUND } from '../quotes/quote-questions.repository.ts';
import { Quotes, type IndividualQuote } from '../quotes/quotes.repository.ts';
import { type GivenConsent, refuseFields } from './consent-rows.ts';
import { ConsentsService } from './consents.service.ts';
import { consentEntry, toConsentLink } from './to-consent.ts';

const KINDS: readonly ConsentKind[] = ['Consent', 'Review'];

/** From where something was asked or answered. */
export interface LinkOrigin {
  ip: string;
  userAgent: string;
}

type AskedLink = Wire<typeof NEW_CONSENT_LINK>;

interface MadeConsentLink {
  /** null where the link is sent by e-mail: nobody has both parts but the client. */
  path: { kind: ConsentKind; token: string } | null;
  /** '' where it is texted. */
  code: string;
  link: ConsentLink;
}

interface SentLink {
  link: Pick<Link, 'id' | 'purpose' | 'expiresAt' | 'language'>;
  quote: IndividualQuote | null;
  token: string;
  to: string;
  isReminder: boolean;
}

/**
 * Clients consent and review from afar. The agent makes a link and a code; who has both reads the very text that is recorded, and agrees or
 * declines, once. An answer is a record like any other, with the link as its evidence. There is no session: every call is checked.
 */
@Injectable()
export class ConsentLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly consents: ConsentsService,
    private readonly links: LinksRepository,
    private readonly codes: LinkCodesService,
    private readonly texts: CodeTextsService,
    private readonly emails: QuoteEmailsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Who was asked, newest first. @param quoteId of a quote that was found for its user; null: by this user, before there was one */
  async list(
    user: SessionUser,
    quoteId: number | null,
  ): Promise<Pick<ConsentsAndLinks, 'CanEmail' | 'CanText' | 'MailboxUrl' | 'Links'>> {
    const links =
      quoteId === null ? await this.links.listWithoutSubject(KINDS, user) : await this.links.listOf(KINDS, [quoteId]);
    const emails = await this.emails.ofLinks(links.map(({ id }) => id));
    return {
      CanEmail: this.emails.isAvailable,
      CanText: this.texts.isAvailable,
      MailboxUrl: this.emails.mailboxUrl,
      Links: links.map((link) => toConsentLink(user, link, emails.get(link.id) ?? null)),
    };
  }

  /**
   * Ends this agent's earlier link of the kind that was not answered; its e-mail is not sent any more.
   * @throws NOT_FOUND, NOT_ALLOWED, WRONG_STATE where no e-mail or text can be sent, RULE_BROKEN for an address of the agency's, a number of
   * the agent's, too many links, or too many e-mails or texts today
   */
  async ask(
    user: SessionUser,
    { Kind, QuoteId, ConsumerName, To, CodePhone, Language: language }: AskedLink,
    { ip: createdIp, userAgent: createdUserAgent }: LinkOrigin,
  ): Promise<MadeConsentLink> {
    if (To) {
      this.emails.assertAvailable();
    }
    const made = await this.transactions.run(async (tx) => {
      if (To) {
        await this.emails.takeTurn(tx, user);
      }
      await this.texts.begin(tx, user, [CodePhone]);
      const quote = await this.consents.lock(tx, user, QuoteId);
      const { problems } = await this.consents.compose(tx, user, quote, this.given(Kind, quote, ConsumerName));
      refuseFields(problems);
      const subjectId = QuoteId ?? NO_SUBJECT;
      if (QuoteId !== null && (await this.links.count(tx, Kind, subjectId)) >= MOST_CONSENT_LINKS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_CONSENT_LINKS);
      }
      const of = { purpose: Kind, subjectId, createdByUserId: user.id };
      // Before there is a quote, another name is another client.
      const earlier = quote ? of : { ...of, personName: ConsumerName };
      await this.emails.callBack(tx, await this.links.revokeOpen(tx, earlier, user.id));
      const origin = { createdIp, createdUserAgent };
      const wanted = { ...of, personName: ConsumerName, language, expiresAt: this.end(), ...origin };
      const made = await this.links.make(tx, wanted, { withCode: true });
      if (To) {
        await this.refuseOwn(tx, user, subjectId, To);
        await this.send(tx, user, { ...made, quote, to: To, isReminder: false });
      }
      await this.note(tx, user, 'ask-client-by-link', made.link);
      return { ...made, code: await this.texts.textCode(tx, made, CodePhone) };
    });
    const path = To ? null : { kind: Kind, token: made.token };
    return { path, code: made.code, link: await this.listed(user, made.link) };
  }

  /** Sends it again, to the same address and with the same code. @throws NOT_FOUND; WRONG_STATE; RULE_BROKEN when there are too many e-mails today */
  async remind(user: SessionUser, linkId: number): Promise<ConsentLink> {
    this.emails.assertAvailable();
    const reminded = await this.transactions.run(async (tx) => {
      await this.emails.takeTurn(tx, user);
      const { link, quote } = await this.findVisible(tx, user, linkId);
      const to = (await this.emails.ofLinks([linkId])).get(linkId)?.To;
      const isOpen = ['Created', 'Opened', 'Expired'].includes(link.state);
      const expiresAt = this.end();
      const token = to && isOpen ? await this.links.readdress(tx, link, expiresAt) : null;
      if (!to || token === null) {
        throw new AppError('WRONG_STATE', NOT_REMINDED);
      }
      await this.emails.callBack(tx, [linkId]);
      await this.send(tx, user, { link: { ...link, expiresAt }, quote, token, to, isReminder: true });
      await this.note(tx, user, 'remind-client-by-link', link);
      return link;
    });
    return this.listed(user, reminded);
  }

  /** Closes a link: what was answered with it stays. @throws NOT_FOUND */
  withdraw(user: SessionUser, linkId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { link } = await this.findVisible(tx, user, linkId);
      if (await this.links.revoke(tx, link, user.id)) {
        await this.emails.callBack(tx, [linkId]);
        await this.note(tx, user, 'withdraw-client-link', link);
      }
    });
  }

  /** What the client sees. @throws as enter */
  async open(access: LinkAccess): Promise<AgreementPage> {
    const { link, maker } = await this.enter(access);
    const quote = await asHolder(this.quoteOf(maker, link));
    await this.transactions.run(async (tx) => {
      if (await this.links.noteOpened(tx, link)) {
        await this.note(tx, null, 'open-client-link', link);
      }
    });
    const kind = kindOf(link);
    const given = await this.consents.findByLink(maker, link.id);
    const isOpen = given === null && link.declinedAt === null;
    const { row, problems, terms } = await asHolder(
      this.consents.compose(undefined, maker, quote, this.given(kind, quote, link.personName)),
    );
    return {
      Kind: kind,
      ConsumerName: link.personName,
      EffectiveDate: quote?.effectiveDate ?? null,
      Agents: [await this.emails.contactOf(maker, link.subjectId)],
      ExpiresAt: link.expiresAt.toISOString(),
      Problem: isOpen ? (Object.values(problems)[0] ?? null) : ANSWERED_ALREADY,
      Text: given?.Text ?? (isOpen ? row.agreedText : ''),
      Translations: given ? readTranslation(link) : isOpen ? translationsOf(terms) : [],
      Sha256: given?.Sha256 ?? (isOpen ? row.sha256 : ''),
      AnsweredAt: link.answeredAt?.toISOString() ?? null,
      AnsweredByName: link.answeredByName,
      Overtaken: given === null || given.State === 'Valid' ? null : OVERTAKEN[kind],
      DeclinedAt: link.declinedAt?.toISOString() ?? null,
    };
  }

  /**
   * Records the answer with its evidence. Of two at the same moment one wins.
   * @throws as enter; RULE_BROKEN with what is missing; WRONG_STATE when it was answered before; STALE_VERSION when it is no longer what was
   * shown
   */
  async agree(request: AgreeRequest, origin: LinkOrigin): Promise<void> {
    const { link, maker } = await this.enter(request);
    refuseFields({
      ...(isSignerOf(request.SignedByName, link.personName) ? {} : { SignedByName: signAs(link.personName) }),
      ...(request.Agreed ? {} : { Agreed: AGREE_FIRST }),
    });
    const kind = kindOf(link);
    await this.transactions.run(async (tx) => {
      const quote = await asHolder(this.consents.lock(tx, maker, quoteIdOf(link)));
      const given = this.given(kind, quote, link.personName);
      const { row, problems, terms } = await asHolder(this.consents.compose(tx, maker, quote, given));
      const evidence = {
        language: request.Language,
        answeredByName: request.SignedByName,
        wordsVersion: row.textVersion,
        words: request.Language === 'en' ? null : translatedText(wordsIn(request.Language), terms),
        ...origin,
      };
      assertFirst(await this.links.answer(tx, link, evidence));
      if (row.sha256 !== request.Sha256) {
        throw new AppError('STALE_VERSION', CHANGED_SINCE_READ);
      }
      refuseFields(problems);
      const id = await this.consents.insert(tx, { ...row, linkId: link.id });
      const action = kind === 'Consent' ? 'consent-by-link' : 'review-by-link';
      await this.audit.record(tx, consentEntry(null, action, { id, quoteId: quoteIdOf(link) }));
    });
  }

  /** @throws as enter; WRONG_STATE when it was answered before */
  async decline(request: DeclineRequest, origin: LinkOrigin): Promise<void> {
    const { link } = await this.enter(request);
    await this.transactions.run(async (tx) => {
      assertFirst(
        await this.links.decline(tx, link, { reason: request.Reason, language: request.Language, ...origin }),
      );
      await this.note(tx, null, 'decline-by-link', link);
    });
  }

  /** @throws as LinkCodesService.enter; a link that has ended says whom to call */
  private enter(access: LinkAccess): Promise<EnteredLink> {
    return this.codes.enter(
      KINDS,
      access,
      (tx, link) => this.note(tx, null, 'lock-client-link', link),
      async ({ state, createdBy, subjectId }) => endedLink(state, await this.emails.contactOf(createdBy, subjectId)),
    );
  }

  /** Given now, with a link. */
  private given(kind: ConsentKind, quote: IndividualQuote | null, consumerName: string): GivenConsent {
    return {
      Kind: kind,
      QuoteId: quote?.id ?? null,
      Way: 'Link',
      Recording: null,
      ConsumerName: consumerName,
      RepresentativeName: null,
      RepresentativeRelationship: null,
      GivenAt: null,
      Until: kind === 'Consent' ? linkUntil(this.clock.today(), quote?.effectiveDate ?? null) : null,
    };
  }

  private end(): Date {
    return shareLinkEnd(this.clock.now(), DEFAULT_SHARE_DAYS);
  }

  private async listed(user: SessionUser, link: Link): Promise<ConsentLink> {
    const { Links } = await this.list(user, quoteIdOf(link));
    return Links.find(({ Id }) => Id === link.id)!;
  }

  /** @throws NOT_FOUND for a link to a quote that the user may not see, or of another user before there was one */
  private async findVisible(
    tx: EntityManager,
    user: SessionUser,
    linkId: number,
  ): Promise<{ link: FoundLink; quote: IndividualQuote | null }> {
    const link = await this.links.find(KINDS, linkId, tx);
    const isOwn = link?.subjectId !== NO_SUBJECT || link.createdByUserId === user.id;
    if (!link || !isOwn) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    return { link, quote: await this.quoteOf(user, link, tx) };
  }

  private async quoteOf(user: SessionUser, link: Link, tx?: EntityManager): Promise<IndividualQuote | null> {
    const quoteId = quoteIdOf(link);
    return quoteId === null ? null : this.quotes.of('household').find(user, quoteId, tx);
  }

  /** @throws RULE_BROKEN */
  private async refuseOwn(tx: EntityManager, user: SessionUser, quoteId: number, to: string): Promise<void> {
    const agents = await this.quotes.listAgents(quoteId, tx);
    const problem = clientEmailProblem(to, [user.email, ...agents.map(({ email }) => email)]);
    refuseFields(problem ? { To: problem } : {});
  }

  /** Without the code: who reads the e-mail of another must not be able to answer. */
  private async send(
    tx: EntityManager,
    user: SessionUser,
    { link, quote, token, to, isReminder }: SentLink,
  ): Promise<void> {
    await this.emails.assertRoom(tx, user, 1);
    const contact = await this.emails.contactOf(user, quote?.id ?? NO_SUBJECT, tx);
    const kind = kindOf(link);
    const effectiveDate = quote?.effectiveDate ?? null;
    const asking = { kind, agentName: contact.Name, effectiveDate, isReminder };
    await this.emails.add(tx, {
      kind,
      sentByUserId: user.id,
      token,
      expiresAt: link.expiresAt,
      linkId: link.id,
      content: { to, ...askingEmail(wordsIn(link.language), asking), contact },
    });
  }

  /** With the quote, whose timeline shows it; without one, by itself. */
  private async note(tx: EntityManager, user: SessionUser | null, action: string, link: Link): Promise<void> {
    const quoteId = quoteIdOf(link);
    const of =
      quoteId === null ? { subject: 'share-link', subjectId: link.id } : { subject: 'quote', subjectId: quoteId };
    await this.audit.record(tx, { user, action, ...of });
  }
}

const quoteIdOf = ({ subjectId }: Link): number | null => (subjectId === NO_SUBJECT ? null : subjectId);

/** The links found here are of no other purpose. */
const kindOf = ({ purpose }: Pick<Link, 'purpose'>): ConsentKind => (purpose === 'Review' ? 'Review' : 'Consent');

/** Of a text that nobody has agreed to yet. */
const translationsOf = (terms: LinkTerms): AgreementPage['Translations'] =>
  OTHER_LANGUAGES.map((Language) => ({ Language, Text: translatedText(wordsIn(Language), terms) }));

/** Of an answer: what was read. */
const readTranslation = ({ language: Language, words: Text }: Link): AgreementPage['Translations'] =>
  Text === null ? [] : [{ Language, Text }];

function assertFirst(isFirst: boolean): void {
  if (!isFirst) {
    throw new AppError('WRONG_STATE', ANSWERED_ALREADY);
  }
}
