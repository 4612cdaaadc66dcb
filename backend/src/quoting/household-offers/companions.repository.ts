import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { ageWeight, type CreditDivision } from '#shared/eligibility/credit-division';
import { netPremium, takesCredit } from '#shared/eligibility/net-premium';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { ratingAge } from '../../catalogue/rating/charged-members.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { type CreditPerson, toRatedMember } from '../quote-plans/quoted-member.ts';
import { type ChosenPlan, SelectionRepository } from '../quote-plans/selection.repository.ts';
import { IndividualDetails } from '../quotes/individual-details.table.ts';
import { Quote } from '../quotes/quote.table.ts';

const quote = table(Quote, 'quote');
const household = table(IndividualDetails, 'household');

/** The other plan of a household in two, as far as the tax credit of this one depends on it. */
export interface Companion {
  /** Who enrolls in it. */
  people: CreditPerson[];
  /** Its part for essential health benefits; null while no plan is chosen. */
  mostCents: number | null;
  sentCents: number | null;
  /** This quote was there before it. */
  isSecond: boolean;
}

/** In these its people are not insured by it. */
export const ENDED: readonly QuoteStatus[] = ['Declined', 'Expired'];

/** Reads the other quote of a household in two plans. Its id comes from a quote that was found for the user. */
@Injectable()
export class CompanionsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
  ) {}

  /** null where nobody enrolls with it: it was deleted or has ended. */
  async find(companionId: number, tx: EntityManager = this.database.manager): Promise<Companion | null> {
    const [row] = await rowsOf<{ status: QuoteStatus; companionId: number | null; sentCreditCents: number | null }>(
      tx,
      sql`SELECT ${quote.status} AS status, ${household.companionId} AS companionId, ${household.sentCreditCents} AS sentCreditCents
        FROM ${quote} JOIN ${household} ON ${household.quoteId} = ${quote.id}
        WHERE ${quote.id} = ${companionId} AND ${quote.isDeleted} = 0`,
    );
    if (!row || row.companionId === null || ENDED.includes(row.status)) {
      return null;
    }
    const { members, plans } = await this.selection.findChoice(companionId, tx);
    const people = members.map(toRatedMember).filter(({ enrolls }) => enrolls.medical);
    return {
      people: people.map((person) => ({ ...person, isInOtherPlan: true })),
      mostCents: await this.mostCentsOf(plans),
      sentCents: row.sentCreditCents,
      isSecond: companionId > row.companionId,
    };
  }

  private async mostCentsOf(chosen: readonly ChosenPlan[]): Promise<number | null> {
    const plans = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    const medical = plans.find(({ coverage }) => coverage === 'medical');
    if (!medical) {
      return null;
    }
    const rates = chosen.find(({ planId }) => planId === medical.id)!.members.map(({ rateCents }) => rateCents);
    const { essentialCents } = netPremium(rates, { ehbBasisPoints: medical.ehbShareBasisPoints, electedCents: 0 });
    return takesCredit(medical) ? essentialCents : 0;
  }
}

/** @param people of this plan */
export function divisionBetween(
  people: readonly CreditPerson[],
  companion: Companion,
  { effectiveDate, sentCents }: { effectiveDate: IsoDate; sentCents: number | null },
): CreditDivision {
  const weightOf = (all: readonly CreditPerson[]): number =>
    ageWeight(all.filter(({ enrolls }) => enrolls.medical).map(({ birthDate }) => ratingAge(birthDate, effectiveDate)));
  return {
    weight: weightOf(people),
    otherWeight: weightOf(companion.people),
    otherMostCents: companion.mostCents,
    isFirst: companion.isSecond,
    sentCents,
    otherSentCents: companion.sentCents,
  };
}
