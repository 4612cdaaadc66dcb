import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HouseholdApplicationService } from '../../enrollment/household-application/household-application.service.ts';
import { IndividualApplicationsRepository } from '../../enrollment/parts/submission/individual-applications.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { SelectionRepository } from '../../quoting/quote-plans/selection.repository.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { NewContract } from './contracts.repository.ts';
import { toContract } from './to-contract.ts';

/** The contract of an enrolled household, from what was signed and what the carrier answered. */
@Injectable()
export class ComposeContractService {
  constructor(
    private readonly applications: IndividualApplicationsRepository,
    private readonly application: HouseholdApplicationService,
    private readonly quotes: Quotes,
    private readonly selection: SelectionRepository,
    private readonly rules: RulesService,
  ) {}

  /**
   * null without a number of the carrier: one of ours would be in nobody else's books, and the contract would be there twice once the
   * carrier's data name it.
   * @throws UNAVAILABLE when what was signed cannot be read
   */
  async compose(tx: EntityManager, quote: IndividualQuote): Promise<NewContract | null> {
    const { contractId: contractNumber } = quote.individual;
    const application = await this.applications.find(quote, tx);
    const submission = application && (await this.applications.findNewest(application, tx));
    if (!contractNumber || !submission) {
      return null;
    }
    const { Application } = await this.application.readSigned(submission.signature.content);
    const [agent] = await this.quotes.listAgents(quote.id, tx);
    const selected = await this.selection.listNamedPlans(quote.id, tx);
    return toContract(Application, {
      contractNumber,
      quote,
      agentId: agent?.id ?? null,
      plans: selected.map(({ plan }) => plan),
      rules: await this.rules.inForce(quote.effectiveDate),
    });
  }
}
