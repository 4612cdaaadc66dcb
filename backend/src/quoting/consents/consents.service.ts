import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ALREADY_REVOKED,
  consentProblems,
  MOST_CONSENTS,
  revokedAtProblem,
  TEXT_CHANGED,
  TOO_MANY_CONSENTS,
} from '#shared/consents/consent-rules';
import { helpProblem, marketplaceSubmissionProblem, type StandingFacts } from '#shared/consents/consent-standing';
import { agreedText } from '#shared/consents/consent-texts';
import type { ConsentDraft, ConsentResponse, ConsentsResponse, REVOKE_CONSENT } from '#shared/consents/consent.record';
import { type ReviewedHousehold, reviewedLines } from '#shared/consents/reviewed-lines';
import type { LinkTerms } from '#shared/consents/translated-text';
import { csrPercentage } from '#shared/eligibility/cost-sharing';
import type { Wire } from '#shared/records/field';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { QuoteEmailsService } from '../proposals/quote-emails.service.ts';
import { Quotes, type IndividualQuote } from '../quotes/quotes.repository.ts';
import {
  type GivenConsent,
  type NewConsentBody,
  refuseFields,
  reviewedSha256Of,
  termsOf,
  toRow,
} from './consent-rows.ts';
import { ConsentsRepository, type FoundConsent, type NewConsent } from './consents.repository.ts';
import { consentEntry, inOrder, toConsent, toStanding } from './to-consent.ts';

/** What would be recorded, and what is wrong with it, by field. */
interface Composed {
  row: NewConsent;
  problems: Record<string, string>;
  /** What the text says, from which it is translated. */
  terms: LinkTerms;
}
type RevokeConsentBody = Wire<typeof REVOKE_CONSENT>;

/** Ours. */
export const NOT_GIVEN_TO_YOU = 'This consent was given to another agent. Ask the client for one that names you.';
/** Ours. */
export const AGENT_OF_QUOTE_RECORDS = 'Only an agent of this quote can record what the client agreed to.';

/** Changes of an agent's consents without a quote run one after another; those with one lock the quote. */
const turnOf = (agentId: number): string => `consents of agent ${agentId}`;

/** What clients of the marketplace consented to and reviewed: recorded, revoked, and the doors that help and submission pass. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly consents: ConsentsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly agents: AgentsRepository,
    private readonly census: CensusRepository,
    private readonly offers: HouseholdOffersService,
    private readonly rules: RulesService,
    private readonly emails: QuoteEmailsService,
  ) {}

  /** @param quoteId null: those of this user's own agent that belong to no quote */
  async list(user: SessionUser, quoteId: number | null): Promise<ConsentsResponse> {
    const quote = quoteId === null ? null : await this.quotes.of('household').find(user, quoteId);
    const known = await this.factsOf(quote);
    const draft = await this.draft(user, quote, known);
    const consents = quote ? await this.consents.listOf(quote) : await this.consents.listWithoutQuote(user);
    const facts = {
      ...this.standing(quote && known.reviewed),
      agentIds: draft ? [user.agentId!] : known.agentIds,
    };
    return {
      QuoteId: quoteId,
      Consents: await this.answered(user, consents, facts),
      HelpProblem: quote && helpProblem(inOrder(consents), facts),
      SubmissionProblem: quote && marketplaceSubmissionProblem(inOrder(consents), facts),
      Draft: draft,
    };
  }

  /** @throws NOT_FOUND */
  async find(user: SessionUser, id: number): Promise<ConsentResponse> {
    const consent = await this.consents.findVisible(user, id);
    const quote = consent.quoteId === null ? null : await this.quotes.of('household').find(user, consent.quoteId);
    const { reviewed } = await this.factsOf(quote);
    const [found] = await this.answered(user, [consent], this.standing(quote && reviewed));
    return found!;
  }

  /** That was answered with a link to a quote that this user may see; null while there is none. */
  async findByLink(user: SessionUser, linkId: number): Promise<ConsentResponse | null> {
    const id = await this.consents.findIdByLink(linkId);
    return id === null ? null : this.find(user, id);
  }

  private async answered(
    user: SessionUser,
    consents: readonly FoundConsent[],
    facts: StandingFacts,
  ): Promise<ConsentResponse[]> {
    const emails = await this.emails.ofLinks(consents.flatMap(({ linkId }) => linkId ?? []));
    return consents.map((consent) =>
      toConsent(user, consent, { ...facts, sentTo: emails.get(consent.linkId ?? 0)?.To ?? null }),
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
    const { reviewed } = await this.factsOf(quote, tx);
    const facts = { ...this.standing(reviewed), agentIds: [user.agentId ?? 0] };
    return marketplaceSubmissionProblem(inOrder(await this.consents.listOf(quote, tx)), facts);
  }

  private standing(reviewed: readonly string[] | null): StandingFacts {
    return { today: this.clock.today(), reviewedSha256: reviewed && reviewedSha256Of(reviewed) };
  }

  /**
   * Records a consent or a review. The same one is recorded once, however often it is sent.
   * @returns its id
   * @throws NOT_FOUND, NOT_ALLOWED, RULE_BROKEN by field
   */
  record(user: SessionUser, body: NewConsentBody): Promise<number> {
    return this.transactions.run(async (tx) => {
      const quote = await this.lock(tx, user, body.QuoteId);
      const { row, problems } = await this.compose(tx, user, quote, body);
      refuseFields({ ...problems, ...(row.agreedText === body.Text ? {} : { Text: TEXT_CHANGED }) });
      const same = await this.consents.findSame(tx, row);
      if (same) {
        return same.id;
      }
      const id = await this.insert(tx, row);
      const action = body.Kind === 'Consent' ? 'record-consent' : 'record-review';
      await this.audit.record(tx, consentEntry(user, action, { id, quoteId: body.QuoteId }));
      return id;
    });
  }

  /** What was composed of a quote that is locked. @throws RULE_BROKEN when there are too many */
  async insert(tx: EntityManager, row: NewConsent): Promise<number> {
    const { quoteId } = row;
    if (quoteId !== null && (await this.consents.listOf({ id: quoteId }, tx)).length >= MOST_CONSENTS) {
      throw new AppError('RULE_BROKEN', TOO_MANY_CONSENTS);
    }
    return this.consents.insert(tx, row);
  }

  /** Changes of what a client agreed to run one after another. @throws NOT_FOUND */
  async lock(tx: EntityManager, user: SessionUser, quoteId: number | null): Promise<IndividualQuote | null> {
    if (quoteId !== null) {
      return this.quotes.of('household').lock(user, quoteId, tx);
    }
    await takeTurnOf(tx, turnOf(user.agentId ?? 0));
    return null;
  }

  /** As it would be recorded now. @throws NOT_ALLOWED for a user to whom no client of this quote consents */
  async compose(
    tx: EntityManager | undefined,
    user: SessionUser,
    quote: IndividualQuote | null,
    given: GivenConsent,
  ): Promise<Composed> {
    const known = await this.factsOf(quote, tx);
    const draft = await this.draft(user, quote, known, tx);
    if (!draft) {
      throw new AppError('NOT_ALLOWED', AGENT_OF_QUOTE_RECORDS);
    }
    const now = this.clock.now();
    const GivenAt = given.GivenAt === null ? null : new Date(given.GivenAt);
    const series = { kind: given.Kind, agentId: user.agentId!, quoteId: given.QuoteId };
    const revokedAt = (await this.consents.listSeries(series, tx)).reduce<Date | null>(
      (latest, each) => (each.revokedAt && (!latest || each.revokedAt > latest) ? each.revokedAt : latest),
      null,
    );
    const householdChangedAt = quote?.censusChangedAt ?? null;
    const problems = consentProblems({ ...given, GivenAt }, { now, householdChangedAt, revokedAt });
    const givenAt = GivenAt ?? now;
    const terms = termsOf(given, draft, givenAt);
    const row = toRow(given, { user, draft, givenAt, text: agreedText(terms), now });
    return { row, problems, terms: { ...terms, household: known.household } };
  }

  /**
   * Records that the client has revoked it. Whoever revokes means every consent to this agent for this quote, not the newest piece of paper:
   * earlier ones of the same kind end with it. Any agent who sees it may record it, since the client may tell a successor.
   * @throws NOT_FOUND, WRONG_STATE the second time, RULE_BROKEN
   */
  async revoke(user: SessionUser, id: number, { Way, RevokedBy, RevokedAt }: RevokeConsentBody): Promise<void> {
    const { agentId, quoteId } = await this.consents.findVisible(user, id);
    await this.transactions.run(async (tx) => {
      // With the quote locked, a submission comes either before the revocation or after it.
      await (quoteId === null ? takeTurnOf(tx, turnOf(agentId)) : this.quotes.of('household').lock(user, quoteId, tx));
      const consent = await this.consents.findVisible(user, id, tx);
      if (consent.revokedAt) {
        throw new AppError('WRONG_STATE', ALREADY_REVOKED);
      }
      const now = this.clock.now();
      const revokedAt = RevokedAt === null ? now : new Date(RevokedAt);
      const problem = revokedAtProblem(revokedAt, { givenAt: consent.givenAt, now });
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { RevokedAt: [problem] });
      }
      const others = (await this.consents.listSeries(consent, tx)).filter(
        (other) => other.id !== id && other.revokedAt === null && other.givenAt <= revokedAt,
      );
      for (const each of [consent, ...others]) {
        await this.consents.revoke(tx, each.id, {
          revokedAt,
          revokedWay: Way,
          revokedBy: RevokedBy,
          revocationRecordedAt: now,
          revocationRecordedByUserId: user.id,
        });
      }
      const action = consent.kind === 'Consent' ? 'revoke-consent' : 'withdraw-review';
      await this.audit.recordAll(
        tx,
        [consent, ...others].map((each) => consentEntry(user, action, each)),
      );
    });
  }

  /** null where this user records none: a consent is given to an agent of the quote. */
  private async draft(
    user: SessionUser,
    quote: IndividualQuote | null,
    { agentIds, reviewed }: { agentIds: readonly number[]; reviewed: string[] },
    tx?: EntityManager,
  ): Promise<ConsentDraft | null> {
    const mayRecord = user.permissions.includes('agent') && (quote === null || agentIds.includes(user.agentId ?? 0));
    const [agent] = mayRecord ? await this.agents.listByIds([user.agentId ?? 0], tx) : [];
    if (!agent) {
      return null;
    }
    const { subscriberFirstName = '', subscriberLastName = '' } = quote?.individual ?? {};
    return {
      ConsumerName: [subscriberFirstName, subscriberLastName].filter(Boolean).join(' '),
      Agent: {
        Name: `${agent.firstName} ${agent.lastName}`,
        Npn: agent.npnNumber,
        AgencyName: agent.agency!.name,
        Phone: agent.phone,
        Email: agent.email,
      },
      Reviewed: reviewed,
      Today: this.clock.today(),
    };
  }

  /** What is reviewed line by line, and the agents of the quote; both empty without a quote. */
  private async factsOf(
    quote: IndividualQuote | null,
    tx?: EntityManager,
  ): Promise<{ agentIds: number[]; reviewed: string[]; household: ReviewedHousehold | null }> {
    if (quote === null) {
      return { agentIds: [], reviewed: [], household: null };
    }
    const household = await this.householdOf(quote, tx);
    return { agentIds: await this.quotes.listAgentIds(tx, quote.id), reviewed: reviewedLines(household), household };
  }

  /** The household, its tax credit and its plans, as they are now. */
  private async householdOf(quote: IndividualQuote, tx?: EntityManager): Promise<ReviewedHousehold> {
    const { individual, effectiveDate } = quote;
    const people = (await this.census.listOf(quote, tx)).map((member) => ({
      FirstName: member.firstName,
      MiddleInitial: member.middleInitial,
      LastName: member.lastName,
      relationship: member.relationship,
      dateOfBirth: member.dateOfBirth,
      medicalStatus: member.medicalStatus,
      tobacco: member.tobacco === true,
    }));
    const plans = (await this.offers.listSelected(quote, tx)).map(({ plan, monthlyCents, netCents }) => ({
      name: plan.displayName,
      monthlyCents,
      netCents,
    }));
    const { householdSize, annualIncome } = individual;
    const credit = await this.creditOf(quote, tx);
    return { effectiveDate, place: individual, householdSize, annualIncome, people, credit, plans };
  }

  private async creditOf(quote: IndividualQuote, tx?: EntityManager): Promise<ReviewedHousehold['credit']> {
    const { individual, effectiveDate } = quote;
    const { grantedAptcCents: grantedCents, grantedCsrLevel, electedAptcCents, electedReason: reason } = individual;
    if (grantedCents === null) {
      return null;
    }
    const level = grantedCsrLevel ?? 1;
    const percentage = csrPercentage(level, await this.rules.inForce(effectiveDate));
    return {
      grantedCents,
      electedCents: electedAptcCents ?? 0,
      divided: await this.offers.findDivided(quote, tx),
      reason,
      level,
      percentage,
    };
  }
}

/** @throws WRONG_STATE */
function refuse(problem: string | null): void {
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}
