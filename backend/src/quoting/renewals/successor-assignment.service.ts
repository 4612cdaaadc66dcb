import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { employeePlans } from './premium-change/employee-plans.ts';
import { PremiumChangeService } from './premium-change/premium-change.service.ts';
import { type RenewalPlans, RenewalPlansService } from './renewal-plans.service.ts';

/** Who takes which plan when a group renews what it has: each employee what follows the own plan. Dependents follow. */
@Injectable()
export class SuccessorAssignmentService {
  constructor(
    private readonly renewalPlans: RenewalPlansService,
    private readonly premiumChange: PremiumChangeService,
  ) {}

  /** Callers have found the quote for their user first. Empty without a quote in force. */
  async list(quote: GroupQuote, tx: EntityManager): Promise<MemberAssignment[]> {
    return this.listFor(await this.renewalPlans.find(quote, tx), tx);
  }

  /** The same of a renewal that is at hand. */
  async listFor(renewal: RenewalPlans, tx: EntityManager): Promise<MemberAssignment[]> {
    const comparison = await this.premiumChange.compareSuggested(renewal, tx);
    return comparison ? employeePlans(comparison) : [];
  }
}
