import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { RenewalPlansService } from '../../quoting/renewal-plans/renewal-plans.service.ts';
import { CopyCensusService } from './copy-census.service.ts';

/** Puts the people of the coverage in force on the empty census of a renewal, with their details: who leaves is removed, who joins added. */
@Injectable()
export class FillRenewalService {
  constructor(
    private readonly renewalPlans: RenewalPlansService,
    private readonly copyCensus: CopyCensusService,
  ) {}

  /** @returns whether there were any: not for new business, or where the coverage in force is not in the system */
  async fill(tx: EntityManager, renewal: GroupQuote): Promise<boolean> {
    const inForce = await this.renewalPlans.findInForce(renewal, tx);
    if (!inForce) {
      return false;
    }
    await this.copyCensus.copy(tx, inForce, renewal);
    return true;
  }
}
