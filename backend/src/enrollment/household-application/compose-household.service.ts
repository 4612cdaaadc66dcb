import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortTermNotice } from '#shared/eligibility/short-term';
import { dollarsFromCents } from '#shared/formats/currency';
import { individualKind, shortTermLastDay } from '#shared/individuals/individual-terms';
import type { CarrierApplication } from '#shared/installation/carrier-application';
import { ATTESTATION_VERSION, isAttestationNeeded } from '#shared/marketplace/enroll-refusals';
import { enrollingApplicants } from '#shared/marketplace/enroll-terms';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import {
  type SelectedPremium,
  HouseholdOffersService,
} from '../../quoting/household-offers/household-offers.service.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { carrierPlan, quoteReference } from '../installation/carrier/carrier-group.ts';
import { memberReference } from '../installation/carrier/carrier-member.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import { FirstPaymentService } from '../parts/household/first-payment.service.ts';
import { type EnteredHousehold, HouseholdReader } from '../parts/household/household-reader.service.ts';
import { carrierApplicants } from './carrier-applicant.ts';
import type { SignedHousehold } from './signed-household.ts';

/** Builds what a household signs, and the carrier gets, from what is stored. */
@Injectable()
export class ComposeHouseholdService {
  constructor(
    private readonly quotes: Quotes,
    private readonly offers: HouseholdOffersService,
    private readonly firstPayment: FirstPaymentService,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly households: HouseholdReader,
    private readonly rules: RulesService,
  ) {}

  /** Equal as long as nothing has changed. */
  async compose(quote: IndividualQuote, entered: EnteredHousehold, tx?: EntityManager): Promise<SignedHousehold> {
    const agents = await this.quotes.listAgents(quote.id, tx);
    const documents = await this.documents.listOf(quote, tx);
    return {
      Application: await this.application(quote, entered, agents[0]?.npnNumber ?? ''),
      Agents: agents.map(({ firstName, lastName, agency, npnNumber }) => ({
        Name: `${firstName} ${lastName}`,
        AgencyName: agency?.name ?? '',
        NpnNumber: npnNumber,
      })),
      Eligibility: entered.eligibility,
      AnswersVersion: entered.answersVersion,
      Versions: Object.fromEntries(entered.members.map(({ Id, Version }) => [memberReference(Id), Version])),
      Documents: documents.map(({ document: { fileName, sha256 } }) => ({ FileName: fileName, Sha256: sha256 })),
      ...(quote.individual.planType === 'ShortTerm' && {
        ShortTermNotice: shortTermNotice((await this.rules.inForce()).ShortTermNotice),
      }),
      ...(await this.atMarketplace(quote, entered, tx)),
    };
  }

  private async atMarketplace(
    quote: IndividualQuote,
    { members }: EnteredHousehold,
    tx?: EntityManager,
  ): Promise<Pick<SignedHousehold, 'Marketplace'>> {
    const application = await this.households.marketplaceApplication(quote, members, tx);
    if (application === null) {
      return {};
    }
    const { ConsumerId, ApplicationId } = application;
    const GrantedCredit = dollarsFromCents(quote.individual.grantedAptcCents ?? 0);
    const Applicants = enrollingApplicants(application, members);
    const elected = dollarsFromCents(quote.individual.electedAptcCents ?? 0);
    const AttestationVersion = isAttestationNeeded(elected) ? ATTESTATION_VERSION : null;
    return { Marketplace: { ConsumerId, ApplicationId, GrantedCredit, AttestationVersion, Applicants } };
  }

  private async application(
    quote: IndividualQuote,
    { members }: EnteredHousehold,
    agentNpn: string,
  ): Promise<CarrierApplication> {
    const { individual, effectiveDate } = quote;
    const premiums = await this.offers.listSelected(quote);
    const dueCents = await this.firstPayment.dueFor(quote, premiums);
    const { coverageMonths } = individual;
    return {
      Reference: quoteReference(quote.id),
      Kind: individualKind({ ...termsOf(individual), IsFfm: individual.isFfm }),
      EffectiveDate: effectiveDate,
      LastDay: coverageMonths === null ? null : shortTermLastDay(effectiveDate, coverageMonths),
      QualifyingEvent: individual.qualifyingEvent,
      EventDate: individual.eventDate,
      ContractId: quote.quoteType === 'IndividualRenewal' ? (individual.contractId ?? '') : '',
      AgentNpn: agentNpn,
      Rated: {
        PostalCode: individual.postalCode,
        County: individual.county,
        CountyFips: individual.countyFips,
        RateArea: individual.rateArea,
      },
      Plans: premiums.map(carrierHouseholdPlan),
      // Elected of an estimate, it is no credit: 26 USC 36B(c)(2)(A)(i).
      ElectedCredit: individual.isFfm ? dollarsFromCents(individual.electedAptcCents ?? 0) : 0,
      FirstPayment: dollarsFromCents(dueCents),
      Members: carrierApplicants(members, { plans: premiums.map(({ plan }) => plan), effectiveDate }),
    };
  }
}

const carrierHouseholdPlan = ({ plan, variant, monthlyCents, netCents }: SelectedPremium) => ({
  ...carrierPlan(plan),
  Variant: variant,
  MonthlyPremium: dollarsFromCents(monthlyCents),
  NetPremium: dollarsFromCents(netCents),
});
