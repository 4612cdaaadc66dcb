import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ConsentResponse, ConsentsResponse } from '#shared/consents/consent.record';
import { helpProblem, marketplaceSubmissionProblem, type StandingFacts } from '#shared/consents/consent-standing';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { consentEntry } from './consent-audit.ts';
import { ConsentDraftService, reviewedSha256Of } from './consent-draft.service.ts';
import { ConsentsRepository } from './consents.repository.ts';
import { inOrder, toConsent, toStanding } from './to-consent.ts';

/** Ours. */
export const NOT_GIVEN_TO_YOU = 'This consent was given to another agent. Ask the client for one that names you.';

/** What is recorded, and the doors that help and submission at the marketplace pass. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly consents: ConsentsRepository,
    private readonly drafts: ConsentDraftService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @param quoteId null: those of this user's own agent that belong to no quote */
  async list(user: SessionUser, quoteId: number | null): Promise<ConsentsResponse> {
    const quote = quoteId === null ? null : await this.either.findIndividual(user, quoteId);
    const known = await this.drafts.factsOf(quote);
    const draft = await this.drafts.compose(user, quote, known);
    const consents = quote ? await this.consents.listOf(quote) : await this.consents.listWithoutQuote(user);
    const facts = {
      ...this.standing(quote && known.reviewed),
      agentIds: draft ? [user.agentId!] : known.agentIds,
    };
    return {
      QuoteId: quoteId,
      Consents: consents.map((consent) => toConsent(user, consent, facts)),
      HelpProblem: quote && helpProblem(inOrder(consents), facts),
      SubmissionProblem: quote && marketplaceSubmissionProblem(inOrder(consents), facts),
      Draft: draft,
    };
  }

  /** @throws NOT_FOUND */
  async find(user: SessionUser, id: number): Promise<ConsentResponse> {
    const consent = await this.consents.findVisible(user, id);
    const quote = consent.quoteId === null ? null : await this.either.findIndividual(user, consent.quoteId);
    const { reviewed } = await this.drafts.factsOf(quote);
    return toConsent(user, consent, this.standing(quote && reviewed));
  }

  noteDownload(user: SessionUser, quoteId: number): Promise<void> {
    return this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-consents', subject: 'quote', subjectId: quoteId }),
    );
  }

  /** Before help begins. @throws NOT_FOUND; NOT_ALLOWED when it names another agent; WRONG_STATE when it does not count */
  async assertMayHelp(user: SessionUser, consentId: number, tx?: EntityManager): Promise<void> {
    const consent = await this.consents.findVisible(user, consentId, tx);
    if (consent.agentId !== user.agentId) {
      throw new AppError('NOT_ALLOWED', NOT_GIVEN_TO_YOU);
    }
    refuse(helpProblem([toStanding(consent)], { ...this.standing(null), agentIds: [consent.agentId] }));
  }

  /**
   * Before more help on what began with this consent. Another one counts too, if the client has given it for the same quote since.
   * @throws WRONG_STATE with what is missing
   */
  async assertMayContinue(user: SessionUser, consentId: number, tx?: EntityManager): Promise<void> {
    const consents = await this.consents.listBeside(user, consentId, tx);
    refuse(helpProblem(consents.map(toStanding), { ...this.standing(null), agentIds: [user.agentId ?? 0] }));
  }

  /**
   * Gives the consent to the quote that comes of the help. It stays with the first one: the client is asked about help once, but each
   * quote has its own records, so a later quote asks for its own before it is submitted. The same call or paper may prove it.
   * @throws as assertMayContinue
   */
  async link(tx: EntityManager, user: SessionUser, quote: IndividualQuote, consentId: number): Promise<void> {
    await this.assertMayContinue(user, consentId, tx);
    if (await this.consents.setQuote(tx, consentId, quote.id)) {
      await this.audit.record(tx, consentEntry(user, 'link-consent', { id: consentId, quoteId: quote.id }));
    }
  }

  /**
   * Before anything of a quote is submitted to the marketplace.
   * @param user the agent to whom both records were given, also when staff submit it once more
   * @param quote found for update
   * @throws WRONG_STATE with what is missing
   */
  async assertMaySubmit(tx: EntityManager, user: Pick<SessionUser, 'agentId'>, quote: IndividualQuote): Promise<void> {
    refuse(await this.findSubmissionProblem(user, quote, tx));
  }

  /** What is missing before this user may submit; null if nothing is. */
  async findSubmissionProblem(
    user: Pick<SessionUser, 'agentId'>,
    quote: IndividualQuote,
    tx?: EntityManager,
  ): Promise<string | null> {
    const { reviewed } = await this.drafts.factsOf(quote, tx);
    const facts = { ...this.standing(reviewed), agentIds: [user.agentId ?? 0] };
    return marketplaceSubmissionProblem(inOrder(await this.consents.listOf(quote, tx)), facts);
  }

  private standing(reviewed: readonly string[] | null): StandingFacts {
    return { today: this.clock.today(), reviewedSha256: reviewed && reviewedSha256Of(reviewed) };
  }
}

/** @throws WRONG_STATE */
function refuse(problem: string | null): void {
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}
