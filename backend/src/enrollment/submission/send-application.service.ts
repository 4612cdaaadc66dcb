import { Injectable } from '@nestjs/common';
import { parseSsn } from '#shared/formats/ssn';
import { acceptedStatus } from '#shared/individual-enrollment/submission-outcome';
import type { CarrierApplication } from '#shared/installation/carrier-application';
import { enrolledStatus, NO_DUE_DATE } from '#shared/marketplace/enroll-terms';
import { ACTIVE_CONTRACT_CODE, enrollRefusal } from '#shared/marketplace/enroll-refusals';
import type { MarketplaceEnrollment } from '#shared/marketplace/marketplace-payload';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import {
  type EnrollmentOutcome,
  MarketplaceGateway,
  MarketplaceUnavailable,
} from '../../quoting/marketplace/marketplace.gateway.ts';
import type { MarketplaceQuote } from '../../quoting/households/marketplace-quote.table.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import type { SignedHousehold } from '../household-application/signed-household.ts';
import { type CallResult, callCarrier } from '../installation/carrier/carrier-answer.ts';
import { CarrierGateway } from '../installation/carrier/carrier.gateway.ts';
import { memberReference } from '../installation/carrier/carrier-member.ts';
import type { IndividualApplication } from '../parts/household/individual-application.table.ts';
import {
  IndividualApplicationsRepository,
  type SubmittedContent,
} from '../parts/household/individual-applications.repository.ts';

/** One call about a household's application. */
interface SubmissionCall {
  application: IndividualApplication;
  submission: SubmittedContent;
  stop: AbortSignal;
}

/** The recorded result of a call. */
export interface SubmissionResult extends CallResult {
  /** With which the marketplace refused; '' if it did not. */
  refusalCode: string;
  /** What the result makes of the quote, unless the call is repeated. */
  status: QuoteStatus;
  /** Of an enrollment at the marketplace. */
  enrolled: Pick<MarketplaceQuote, 'policyId' | 'verificationPending' | 'verificationDueDate'> | null;
}

/** Ours. */
const SILENT = 'The marketplace did not answer.';
/** The marketplace knows refusals by code only. */
const UNKNOWN_CODE = 'Unknown';

/** Sends what was signed: to the carrier, with the SSNs, or to the federal marketplace. */
@Injectable()
export class SendApplicationService {
  constructor(
    private readonly application: HouseholdApplicationService,
    private readonly applications: IndividualApplicationsRepository,
    private readonly census: CensusRepository,
    private readonly ssns: CensusSsn,
    private readonly carrier: CarrierGateway,
    private readonly marketplace: MarketplaceGateway,
    private readonly rules: RulesService,
  ) {}

  /** @throws UNAVAILABLE while what was signed cannot be read; WRONG_STATE when an SSN cannot be decrypted; the reason of `stop` */
  async send(key: string, call: SubmissionCall): Promise<SubmissionResult> {
    const signed = await this.application.readSigned(call.submission.signature.content);
    return call.application.isFfm ? this.toMarketplace(key, call, signed) : this.toCarrier(key, call, signed);
  }

  private async toCarrier(
    key: string,
    { application, submission, stop }: SubmissionCall,
    { Application }: SignedHousehold,
  ): Promise<SubmissionResult> {
    stop.throwIfAborted();
    const result = await callCarrier(async () =>
      this.carrier.submitApplication(key, await this.withSsns(application, Application)),
    );
    const status = result.outcome === 'Installed' ? acceptedStatus(submission.dueCents) : 'FailedEnrollment';
    return { ...result, status, refusalCode: '', enrolled: null };
  }

  private async withSsns(
    { quoteId: id }: IndividualApplication,
    application: CarrierApplication,
  ): Promise<CarrierApplication> {
    const people = new Map((await this.census.listOf({ id })).map((member) => [memberReference(member.id), member]));
    const openSsn = (reference: string): string | null => {
      const member = people.get(reference);
      return member ? parseSsn(this.ssns.reveal(member) ?? '') : null;
    };
    return {
      ...application,
      Members: application.Members.map((member) => ({ ...member, SSN: openSsn(member.Reference) })),
    };
  }

  /** Another signature is another enrollment, which an earlier answer must not stand for. */
  private async toMarketplace(
    key: string,
    { application, submission, stop }: SubmissionCall,
    signed: SignedHousehold,
  ): Promise<SubmissionResult> {
    const { visitReference } = await this.applications.findDecision(application);
    const enrollment = enrollmentOf(signed, { visitReference, isAttested: submission.aptcAttested === true });
    stop.throwIfAborted();
    try {
      const outcome = await this.marketplace.enroll(`${key}-${submission.signatureId}`, enrollment);
      return await this.resultOf(outcome, signed);
    } catch (error) {
      if (error instanceof MarketplaceUnavailable) {
        return { ...NOT_ENROLLED, outcome: 'Unavailable', message: SILENT, detail: error.message, refusalCode: '' };
      }
      throw error;
    }
  }

  private async resultOf(outcome: EnrollmentOutcome, { Application }: SignedHousehold): Promise<SubmissionResult> {
    if (!outcome.isEnrolled) {
      return this.refused(outcome.hasActiveContract ? ACTIVE_CONTRACT_CODE : outcome.code || UNKNOWN_CODE);
    }
    const status = enrolledStatus(outcome, Application.QualifyingEvent !== null);
    if (status === null) {
      return this.refused(NO_DUE_DATE);
    }
    const { PolicyId: policyId, SpecialEnrollmentVerificationDueDate: verificationDueDate } = outcome;
    return {
      ...{ outcome: 'Installed', message: '', detail: policyId, number: policyId, refusalCode: '', status },
      enrolled: { policyId, verificationPending: status === 'PendingSEVerification', verificationDueDate },
    };
  }

  private async refused(code: string): Promise<SubmissionResult> {
    const { MarketplaceCallCenterPhoneNum: phone } = await this.rules.inForce();
    const { text: message } = enrollRefusal(code, phone);
    const status = code === ACTIVE_CONTRACT_CODE ? 'Pended' : 'FailedEnrollment';
    return { ...NOT_ENROLLED, outcome: 'Refused', message, detail: code, refusalCode: code, status };
  }
}

const NOT_ENROLLED = { number: null, enrolled: null, status: 'FailedEnrollment' } as const;

/** What was signed, in the marketplace's form. */
function enrollmentOf(
  { Application, Marketplace }: SignedHousehold,
  { visitReference, isAttested }: { visitReference: string; isAttested: boolean },
): MarketplaceEnrollment {
  const medical = Application.Plans.find(({ Coverage }) => Coverage === 'medical')!;
  const { ConsumerId, Applicants } = Marketplace!;
  return {
    ConsumerId,
    Reference: visitReference,
    NpnNumber: Application.AgentNpn,
    HiosPlanId: medical.PlanId,
    CsrVariant: medical.Variant,
    EffectiveDate: Application.EffectiveDate,
    PremiumAmount: medical.MonthlyPremium,
    ElectedAptcAmount: Application.ElectedCredit,
    AptcAttestation: isAttested,
    Applicants,
  };
}
