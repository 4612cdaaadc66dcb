import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { EhbPercentageResponse } from '#shared/quotes/quote.record';
import { basisPointsToPercent, ehbPercentage, type EhbPlan } from '#shared/quotes/ehb-share';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../quotes.repository.ts';

interface PlanRow extends EhbPlan {
  planId: number;
  displayName: string;
}

/** How much of a quote's premium is for essential health benefits. Group quotes get no subsidy: for them it is information. */
@Injectable()
export class EssentialBenefitsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly quotes: QuotesRepository,
  ) {}

  /** Of the medical plans that are selected now, at the premium that they were given. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<EhbPercentageResponse> {
    const { id } = await this.quotes.findVisible(user, quoteId);
    const plans: PlanRow[] = await this.database.query(
      `SELECT plan.id AS planId, plan.displayName, plan.ehbShareBasisPoints AS shareBasisPoints, chosen.monthlyRateCents
       FROM quote_plans chosen JOIN plans plan ON plan.id = chosen.planId
       WHERE chosen.quoteId = ? AND plan.coverage = 'medical' ORDER BY chosen.position`,
      [id],
    );
    return {
      QuoteId: id,
      EHBPercentageValue: ehbPercentage(plans),
      Plans: plans.map(({ planId, displayName, shareBasisPoints }) => ({
        PlanId: planId,
        PlanDisplayName: displayName,
        EHBPercentage: basisPointsToPercent(shareBasisPoints),
      })),
    };
  }
}
