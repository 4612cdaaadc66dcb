import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortTermNotice } from '#shared/eligibility/short-term';
import { ALREADY_SUBMITTED } from '#shared/enrollment/signing';
import { dollarsFromCents } from '#shared/formats/currency';
import { isFirstPaymentExcepted, submitProblem } from '#shared/individual-enrollment/submission';
import { individualKind, shortTermLastDay } from '#shared/individuals/individual-terms';
import type { CarrierApplication } from '#shared/installation/carrier-application';
import { ATTESTATION_VERSION, isAttestationNeeded, resubmissionProblem } from '#shared/marketplace/enroll-refusals';
import { enrollingApplicants } from '#shared/marketplace/enroll-terms';
import { awaitsPayment, isEnrolledAtMarketplace } from '#shared/payments/hand-off';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import { StoredDocumentsService, type StoredContent } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import {
  HouseholdOffersService,
  type SelectedPremium,
} from '../../quoting/household-offers/household-offers.service.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.service.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { carrierPlan, quoteReference } from '../installation/carrier/carrier-group.ts';
import { memberReference } from '../installation/carrier/carrier-member.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import { type EnteredHousehold, HouseholdReader } from '../parts/household/household-reader.service.ts';
import { HouseholdStateService, type RefreshedHousehold } from '../parts/household/household-state.service.ts';
import type { IndividualApplication } from '../parts/household/individual-application.table.ts';
import {
  IndividualApplicationsRepository,
  paidQuoteOf,
} from '../parts/household/individual-applications.repository.ts';
import { carrierApplicants } from './carrier-applicant.ts';
import type { SignedHousehold } from './signed-household.ts';

/**
 * What a household signs and pays, and the carrier gets, made of what is stored; and whether it can be signed and submitted: asks its
 * panels, the calendar, and whether it was sent already.
 */
@Injectable()
export class HouseholdApplicationService {
  constructor(
    private readonly householdRules: HouseholdRules,
    private readonly applications: IndividualApplicationsRepository,
    private readonly state: HouseholdStateService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly clock: Clock,
    private readonly quotes: Quotes,
    private readonly offers: HouseholdOffersService,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly households: HouseholdReader,
    private readonly rules: RulesService,
  ) {}

  /** Before the transaction. @throws WRONG_STATE */
  async read(user: SessionUser, quote: IndividualQuote): Promise<EnteredHousehold> {
    const entered = await this.state.read(quote);
    await this.assertReady(user, { quote, entered });
    return entered;
  }

  /** The quote in SignatureRequired, after a failure too. It was found for update. @throws WRONG_STATE */
  async begin(tx: EntityManager, user: SessionUser, found: IndividualQuote): Promise<RefreshedHousehold> {
    const refreshed = await this.state.refresh(tx, user, found);
    await this.assertReady(user, refreshed, tx);
    return refreshed;
  }

  async isSent(quote: IndividualQuote): Promise<boolean> {
    return isSent(await this.applications.find(quote));
  }

  /** Why this user cannot sign and submit it now; null when they can. */
  async findProblem(
    user: SessionUser,
    { quote, entered: { panels, eligibility } }: RefreshedHousehold,
    tx?: EntityManager,
  ): Promise<string | null> {
    const submitted = { ...quote, ...termsOf(quote.individual), isFfm: quote.individual.isFfm };
    const isAgent = user.permissions.includes('agent');
    const problem = submitProblem(
      { quote: submitted, panels, eligibility, isAgent },
      await this.householdRules.datesFactsOf(user, quote, quote.individual.planType, tx),
    );
    if (problem) {
      return problem;
    }
    const application = await this.applications.find(quote, tx);
    return isSent(application) ? ALREADY_SUBMITTED : application && resubmissionProblem(application, this.clock.now());
  }

  /** Equal as long as nothing has changed. */
  async contentOf(quote: IndividualQuote, entered: EnteredHousehold, tx?: EntityManager): Promise<SignedHousehold> {
    const agents = await this.quotes.listAgents(quote.id, tx);
    const documents = await this.documents.listOf(quote, tx);
    return {
      Application: await this.carrierApplication(quote, entered, agents[0]?.npnNumber ?? ''),
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

  /** What the signature covers: the same text as long as nothing has changed. */
  async textOf(quote: IndividualQuote, entered: EnteredHousehold, tx?: EntityManager): Promise<string> {
    return canonicalJson(await this.contentOf(quote, entered, tx));
  }

  /** Of the content as it is now. */
  async digestOf(quote: IndividualQuote, given?: EnteredHousehold, tx?: EntityManager): Promise<string> {
    const entered = given ?? (await this.state.read(quote, tx));
    return contentDigest(await this.textOf(quote, entered, tx));
  }

  /** When the client accepted the conditions of the tax credit, with the submission of what was signed; null while they have not. */
  async findAttestedAt(quote: IndividualQuote, signatureId: number): Promise<Date | null> {
    const application = await this.applications.find(quote);
    const newest = application && (await this.applications.findNewest(application));
    return newest?.aptcAttested && newest.signatureId === signatureId ? newest.submittedAt : null;
  }

  /** What was signed, read to the end, where its digest is verified. @throws UNAVAILABLE */
  async readSigned(content: StoredContent): Promise<SignedHousehold> {
    const bytes = await buffer(await this.storedDocuments.open(content));
    return JSON.parse(bytes.toString('utf8')) as SignedHousehold;
  }

  /**
   * The first month of the selected plans at their quoted rates, after the tax credit; what was signed and sent once that is accepted, until
   * it was paid. 0 within the window in which it can be left out.
   */
  async dueCents(quote: IndividualQuote): Promise<number> {
    if (isEnrolledAtMarketplace(paidQuoteOf(quote))) {
      return this.applications.findOpenCents(quote);
    }
    const agreed = awaitsPayment(quote) ? await this.applications.findAgreedCents(quote) : null;
    return agreed === null
      ? this.dueFor(quote, await this.offers.listSelected(quote))
      : (await this.isPaymentExcepted(quote))
        ? 0
        : agreed;
  }

  async dueFor(quote: IndividualQuote, premiums: readonly SelectedPremium[]): Promise<number> {
    return (await this.isPaymentExcepted(quote)) ? 0 : premiums.reduce((sum, { netCents }) => sum + netCents, 0);
  }

  private async assertReady(user: SessionUser, household: RefreshedHousehold, tx?: EntityManager): Promise<void> {
    const problem = await this.findProblem(user, household, tx);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
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
    const elected = dollarsFromCents(await this.offers.takenInAdvance(quote, undefined, tx));
    const AttestationVersion = isAttestationNeeded(elected) ? ATTESTATION_VERSION : null;
    return { Marketplace: { ConsumerId, ApplicationId, GrantedCredit, AttestationVersion, Applicants } };
  }

  private async carrierApplication(
    quote: IndividualQuote,
    { members }: EnteredHousehold,
    agentNpn: string,
  ): Promise<CarrierApplication> {
    const { individual, effectiveDate } = quote;
    const premiums = await this.offers.listSelected(quote);
    const dueCents = await this.dueFor(quote, premiums);
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
      ElectedCredit: individual.isFfm ? dollarsFromCents(await this.offers.takenInAdvance(quote, premiums)) : 0,
      FirstPayment: dollarsFromCents(dueCents),
      Members: carrierApplicants(members, { plans: premiums.map(({ plan }) => plan), effectiveDate }),
    };
  }

  private async isPaymentExcepted({ effectiveDate }: IndividualQuote): Promise<boolean> {
    return isFirstPaymentExcepted(await this.rules.inForce(effectiveDate), this.clock.today());
  }
}

/** A failed application is sent again, and one that never was is sent; any other one is not. */
const isSent = (application: IndividualApplication | null): boolean =>
  application !== null && application.status !== 'Failed' && application.status !== 'NotSent';

const carrierHouseholdPlan = ({ plan, variant, monthlyCents, netCents }: SelectedPremium) => ({
  ...carrierPlan(plan),
  Variant: variant,
  MonthlyPremium: dollarsFromCents(monthlyCents),
  NetPremium: dollarsFromCents(netCents),
});
