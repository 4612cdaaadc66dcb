import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ConsentDraft, NEW_CONSENT } from '#shared/consents/consent.record';
import {
  consentProblems,
  MOST_CONSENTS,
  retainUntil,
  TEXT_CHANGED,
  TOO_MANY_CONSENTS,
} from '#shared/consents/consent-rules';
import { agreedText, type ConsentTerms, TEXT_VERSIONS } from '#shared/consents/consent-texts';
import { detroitDay } from '#shared/dates/iso-date';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { consentEntry } from './consent-audit.ts';
import { ConsentDraftService, reviewedSha256Of, sha256Of } from './consent-draft.service.ts';
import { ConsentsRepository, type NewConsent } from './consents.repository.ts';

type NewConsentBody = Wire<typeof NEW_CONSENT>;

/** Ours. */
export const AGENT_OF_QUOTE_RECORDS = 'Only an agent of this quote can record what the client agreed to.';

/** Changes of an agent's consents without a quote run one after another; those with one lock the quote. */
export const turnOf = (agentId: number): string => `consents of agent ${agentId}`;

@Injectable()
export class RecordConsentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly either: EitherQuotesRepository,
    private readonly consents: ConsentsRepository,
    private readonly drafts: ConsentDraftService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a consent or a review. The same one is recorded once, however often it is sent.
   * @returns its id
   * @throws NOT_FOUND, NOT_ALLOWED, RULE_BROKEN by field
   */
  record(user: SessionUser, body: NewConsentBody): Promise<number> {
    return this.transactions.run(async (tx) => {
      const quote = await this.lock(tx, user, body.QuoteId);
      const draft = await this.drafts.compose(user, quote, await this.drafts.factsOf(quote, tx), tx);
      if (!draft) {
        throw new AppError('NOT_ALLOWED', AGENT_OF_QUOTE_RECORDS);
      }
      const row = await this.checked(tx, user, body, { quote, draft });
      const same = await this.consents.findSame(tx, row);
      if (same) {
        return same.id;
      }
      if (quote && (await this.consents.listOf(quote, tx)).length >= MOST_CONSENTS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_CONSENTS);
      }
      const id = await this.consents.insert(tx, row);
      const action = body.Kind === 'Consent' ? 'record-consent' : 'record-review';
      await this.audit.record(tx, consentEntry(user, action, { id, quoteId: body.QuoteId }));
      return id;
    });
  }

  private async lock(tx: EntityManager, user: SessionUser, quoteId: number | null): Promise<IndividualQuote | null> {
    if (quoteId !== null) {
      return this.either.findIndividualForUpdate(user, quoteId, tx);
    }
    await takeTurnOf(tx, turnOf(user.agentId ?? 0));
    return null;
  }

  /** @throws RULE_BROKEN */
  private async checked(
    tx: EntityManager,
    user: SessionUser,
    body: NewConsentBody,
    { quote, draft }: { quote: IndividualQuote | null; draft: ConsentDraft },
  ): Promise<NewConsent> {
    const now = this.clock.now();
    const agentId = user.agentId!;
    const GivenAt = body.GivenAt === null ? null : new Date(body.GivenAt);
    const series = await this.consents.listSeries(tx, { kind: body.Kind, agentId, quoteId: body.QuoteId });
    const revokedAt = series.reduce<Date | null>(
      (latest, each) => (each.revokedAt && (!latest || each.revokedAt > latest) ? each.revokedAt : latest),
      null,
    );
    const householdChangedAt = quote?.censusChangedAt ?? null;
    const problems = consentProblems({ ...body, GivenAt }, { now, householdChangedAt, revokedAt });
    const givenAt = GivenAt ?? now;
    const text = agreedText(termsOf(body, draft, givenAt));
    const errors = { ...problems, ...(text === body.Text ? {} : { Text: TEXT_CHANGED }) };
    const messages = Object.values(errors);
    if (messages.length > 0) {
      const fields = Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]));
      throw new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, fields);
    }
    return toRow(body, { user, draft, givenAt, text, now });
  }
}

const termsOf = (body: NewConsentBody, draft: ConsentDraft, givenAt: Date): ConsentTerms => ({
  Kind: body.Kind,
  ConsumerName: body.ConsumerName,
  Representative:
    body.RepresentativeName === null
      ? null
      : { Name: body.RepresentativeName, Relationship: body.RepresentativeRelationship ?? '' },
  Agent: draft.Agent,
  GivenDay: detroitDay(givenAt),
  Until: body.Until,
  Reviewed: draft.Reviewed,
});

function toRow(
  body: NewConsentBody,
  given: { user: SessionUser; draft: ConsentDraft; givenAt: Date; text: string; now: Date },
): NewConsent {
  const { user, draft, givenAt, text, now } = given;
  const { Name, Npn, AgencyName } = draft.Agent;
  return {
    kind: body.Kind,
    quoteId: body.QuoteId,
    agentId: user.agentId!,
    agentName: Npn === '' ? Name : `${Name}, NPN ${Npn}`,
    agencyName: AgencyName,
    consumerName: body.ConsumerName,
    representativeName: body.RepresentativeName,
    representativeRelationship: body.RepresentativeRelationship,
    way: body.Way,
    recording: body.Recording,
    givenAt,
    until: body.Until,
    textVersion: TEXT_VERSIONS[body.Kind],
    agreedText: text,
    sha256: sha256Of(text),
    reviewedSha256: body.Kind === 'Review' ? reviewedSha256Of(draft.Reviewed) : null,
    recordedByUserId: user.id,
    recordedAt: now,
    retainUntil: retainUntil({ givenDay: detroitDay(givenAt), until: body.Until }),
  };
}
