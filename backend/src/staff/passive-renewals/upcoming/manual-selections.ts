import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { PassiveSelectionService } from '../../../quoting/renewals/passive/passive-selection.service.ts';
import { RenewalPlansService } from '../../../quoting/renewal-plans/renewal-plans.service.ts';

/** Which renewal quotes have manually selected plans. */
@Injectable()
export class ManualSelections {
  constructor(
    private readonly quotes: Quotes,
    private readonly renewalPlans: RenewalPlansService,
    private readonly selection: PassiveSelectionService,
  ) {}

  /** @param quoteIds of quotes that have plans: pass few, because each is priced */
  async listOwn(user: SessionUser, quoteIds: readonly number[]): Promise<Set<number>> {
    const own = new Set<number>();
    for (const id of quoteIds) {
      const renewal = await this.renewalPlans.find(await this.quotes.of('group').find(user, id));
      if (await this.selection.hasOwnChoice(renewal)) {
        own.add(id);
      }
    }
    return own;
  }
}
