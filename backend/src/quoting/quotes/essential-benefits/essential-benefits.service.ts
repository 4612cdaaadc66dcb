import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { EhbPercentageResponse } from '#shared/quotes/quote.record';
import { basisPointsToPercent, ehbPercentage } from '#shared/quotes/ehb-share';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quotes } from '../quotes.repository.ts';
import { listMedicalPlans } from './essential-benefits.repository.ts';

/**
 * The share of a quote's premium for essential health benefits: what a tax credit can be taken off. Group quotes get no subsidy: for
 * them it is informational.
 */
@Injectable()
export class EssentialBenefitsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly quotes: Quotes,
  ) {}

  /** For the currently selected medical plans, at the quoted premium. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<EhbPercentageResponse> {
    const { id } = await this.quotes.find(user, quoteId);
    const plans = await listMedicalPlans(this.database.manager, id);
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
