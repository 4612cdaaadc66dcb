import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newQuoteName } from '#shared/quotes/quote-name';
import { Clock } from '../../platform/clock.ts';
import { orNotFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { QuoteDoctorsRepository } from '../../quoting/quotes/quote-doctors.repository.ts';
import { QuoteMedicinesRepository } from '../../quoting/quotes/quote-medicines.repository.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { MemberEnrollmentsRepository } from '../parts/demographics/member-enrollments.repository.ts';
import { IndividualEnrollmentsRepository } from '../parts/household/individual-enrollments.repository.ts';

/** Some people of a household leave its plan for another one. */
interface Leaving {
  /** The quote of those who stay. */
  first: IndividualQuote;
  members: readonly CensusMember[];
  /** Ids of those who leave. */
  leaving: ReadonlySet<number>;
}

/** The second quote of a household in two plans: everything in it that is known from the first. */
@Injectable()
export class SecondQuoteService {
  constructor(
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly doctors: QuoteDoctorsRepository,
    private readonly medicines: QuoteMedicinesRepository,
    private readonly details: MemberEnrollmentsRepository,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly clock: Clock,
  ) {}

  /** With all people of the first: those who leave enroll in medical with this one, and nobody in anything else. */
  async insert(tx: EntityManager, user: SessionUser, { first, members, leaving }: Leaving): Promise<IndividualQuote> {
    const now = this.clock.now();
    const { quoteId: _first, ...details } = first.individual;
    // The contract that the first renews stays with it.
    const quoteType = 'IndividualNewBusiness';
    const quote = await this.quotes.insertIndividual(
      tx,
      {
        ...({ quoteType, status: 'Quoting', effectiveDate: first.effectiveDate } as const),
        name: newQuoteName(quoteType, first.effectiveDate, [first.name]),
        ...{ statusAt: now, censusChangedAt: now, createdByUserId: user.id, createdAt: now, modifiedAt: now },
      },
      {
        details: { ...details, contractId: null, submittedAt: null, companionId: first.id },
        agentIds: await this.quotes.listAgentIds(tx, first.id),
      },
    );
    await this.census.insertAll(
      tx,
      quote,
      members.map((member) => ({
        ...member,
        ssn: this.ssn.digits(member),
        medicalStatus: leaving.has(member.id) ? 'Enroll' : 'Waive',
        dentalStatus: 'Waive',
        visionStatus: 'Waive',
      })),
    );
    await this.copyDecision(tx, first, quote);
    await this.doctors.copy(tx, first.id, quote.id);
    await this.medicines.copy(tx, first.id, quote.id);
    await this.copyDetails(tx, first, quote);
    return this.quotes.of('household').lock(user, quote.id, tx);
  }

  /**
   * At the start of an enrollment: what was entered about the people for the other plan is not typed again. Of a quote found for update.
   */
  async takeOver(tx: EntityManager, user: SessionUser, quote: IndividualQuote): Promise<void> {
    const { companionId } = quote.individual;
    if (companionId === null || (await this.details.mapOf(quote, tx)).size > 0) {
      return;
    }
    const other = await this.quotes.of('household').find(user, companionId, tx).catch(orNotFound);
    if (other) {
      await this.copyDetails(tx, other, quote);
      await this.fillCensus(tx, other, quote);
    }
  }

  /** What the marketplace decided about the household; what it has to prove is asked for once, with the first quote. */
  private async copyDecision(tx: EntityManager, first: IndividualQuote, second: IndividualQuote): Promise<void> {
    const decision = await this.decided.find(first, tx);
    if (decision === null) {
      return;
    }
    const { policyId: _first, ...decided } = decision;
    await this.decided.save(tx, second, { ...decided, dataMatching: null });
    const ids = await this.mapIds(tx, first, second);
    const members = await this.decided.listMembers(tx, first);
    await this.decided.saveMembers(
      tx,
      members.map((member) => ({ ...member, memberId: ids.get(member.memberId)! })),
    );
  }

  private async copyDetails(tx: EntityManager, from: IndividualQuote, to: IndividualQuote): Promise<void> {
    const ids = await this.mapIds(tx, from, to);
    const keys = (await this.census.listOf(from, tx)).map(({ rowKey }) => [rowKey, rowKey] as const);
    await this.details.copy(tx, { from, to }, new Map(keys));
    const backgrounds = await this.enrollments.mapBackgrounds(from, tx);
    await this.enrollments.replaceBackgrounds(
      tx,
      [...backgrounds.values()].flatMap(({ memberId, race, ethnicity }) =>
        ids.has(memberId) ? [{ memberId: ids.get(memberId)!, race, ethnicity }] : [],
      ),
    );
  }

  /** What nothing depends on but the enrollment, where it is still blank. */
  private async fillCensus(tx: EntityManager, from: IndividualQuote, to: IndividualQuote): Promise<void> {
    const known = new Map((await this.census.listOf(from, tx)).map((member) => [member.rowKey, member]));
    for (const member of await this.census.listOf(to, tx)) {
      const other = known.get(member.rowKey);
      const digits = other && member.ssnSealed === null ? this.ssn.digits(other) : null;
      await this.census.update(tx, member, {
        firstName: member.firstName || (other?.firstName ?? ''),
        lastName: member.lastName || (other?.lastName ?? ''),
        gender: member.gender ?? other?.gender ?? null,
        homePostalCode: member.homePostalCode ?? other?.homePostalCode ?? null,
        emailAddress: member.emailAddress ?? other?.emailAddress ?? null,
        homeNumber: member.homeNumber ?? other?.homeNumber ?? null,
        ...(digits !== null && { ssnSealed: this.ssn.seal(member.id, digits), ssnBucket: this.ssn.bucket(digits) }),
      });
    }
  }

  /** The same people in another quote. */
  private async mapIds(tx: EntityManager, from: IndividualQuote, to: IndividualQuote): Promise<Map<number, number>> {
    const there = new Map((await this.census.listOf(to, tx)).map(({ rowKey, id }) => [rowKey, id]));
    const here = await this.census.listOf(from, tx);
    return new Map(here.flatMap(({ rowKey, id }) => (there.has(rowKey) ? [[id, there.get(rowKey)!] as const] : [])));
  }
}
