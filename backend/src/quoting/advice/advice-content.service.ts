import { Injectable } from '@nestjs/common';
import type { AdviceNotes } from '#shared/advice/advice.record';
import type { ConsentResponse } from '#shared/consents/consent.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { IchraComparison } from '#shared/ichra/ichra.record';
import { type Coverage, COVERAGES } from '#shared/plans/plan-codes';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import { type CostBasis, costBasisOf } from '#shared/plans/yearly-cost';
import type { ProposalHistory } from '#shared/proposals/proposal.record';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import type { Sender } from '../../platform/documents/pdf/cover.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SenderService } from '../../platform/logos/sender.service.ts';
import { ConsentsService } from '../consents/consents.service.ts';
import { IchraService } from '../ichra/ichra.service.ts';
import { PlanViewsService } from '../list-view/plan-views.service.ts';
import { QuoteDoctorsService } from '../list-view/quote-doctors.service.ts';
import { OfferedPlansService } from '../plan-selection/offered-plans.service.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { StoredProposalsService } from '../proposals/stored-proposals.service.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import { customerName } from '../quotes/customer-name.ts';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';
import { type AnyQuote, Quotes } from '../quotes/quotes.repository.ts';
import { type AdviceBasis, AdviceBasisService } from './advice-basis.service.ts';
import { type ShownPlans, shownPlans } from './shown-plans.ts';

/** All that a record says of a quote, as it was at one moment. */
export interface AdviceContent {
  quoteId: number;
  quoteName: string;
  customer: string;
  effectiveDate: IsoDate;
  sender: Sender;
  notes: AdviceNotes;
  /** null for a group. */
  household: IndividualDetails | null;
  chosen: Pick<SelectedPlansResponse, 'Plans' | 'Problems' | 'PricedAt'>;
  shown: ShownPlans;
  doctors: QuoteDoctor[];
  /** Oldest first; of households. */
  consents: ConsentResponse[];
  sent: ProposalHistory;
  /** null while none is stored, and for a household. */
  ichra: IchraComparison | null;
  basis: AdviceBasis;
}

/** Reads from each feature of a quote what belongs into its advice record. */
@Injectable()
export class AdviceContentService {
  constructor(
    private readonly quotes: Quotes,
    private readonly sender: SenderService,
    private readonly offeredPlans: OfferedPlansService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly views: PlanViewsService,
    private readonly doctors: QuoteDoctorsService,
    private readonly consents: ConsentsService,
    private readonly proposals: StoredProposalsService,
    private readonly ichra: IchraService,
    private readonly basis: AdviceBasisService,
  ) {}

  /** Of a quote that was found for the user. */
  async compose(user: SessionUser, quote: AnyQuote, notes: AdviceNotes): Promise<AdviceContent> {
    const isGroup = quote.groupId !== null;
    const offered = await this.offeredPlans.listPriced(user, quote);
    const basis = await this.basis.find(quote, offered);
    const { Plans, Problems, PricedAt } = await this.selectedPlans.findSelected(user, quote);
    const consents = isGroup ? [] : (await this.consents.list(user, quote.id)).Consents;
    const ichra = isGroup ? await this.ichra.find(user, quote.id) : null;
    return {
      quoteId: quote.id,
      quoteName: quote.name,
      customer: customerName(quote),
      effectiveDate: quote.effectiveDate,
      sender: await this.sender.composeWords(await this.quotes.listAgents(quote.id)),
      notes,
      household: isGroup ? null : quote.individual,
      chosen: { Plans, Problems, PricedAt },
      shown: shownPlans(offered, await this.views.find(user, quote.id), costsOf(isGroup, basis.members)),
      doctors: await this.doctors.listOf(quote),
      consents: consents.toReversed(),
      sent: await this.proposals.list(user, quote.id),
      ichra: ichra && ichra.Version > 0 ? ichra : null,
      basis,
    };
  }
}

/** As the lists of the screens, where somebody enrolls: a group's by the individual deductible. */
function costsOf(isGroup: boolean, members: readonly QuotedMember[]): Partial<Record<Coverage, CostBasis>> {
  const enrolling = (coverage: Coverage) => members.filter((each) => each[`${coverage}Status`] === 'Enroll').length;
  return Object.fromEntries(
    COVERAGES.filter((coverage) => coverage === 'medical' || enrolling(coverage) > 0).map((coverage) => [
      coverage,
      isGroup ? 'individual' : costBasisOf(enrolling(coverage)),
    ]),
  );
}
