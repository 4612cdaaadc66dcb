import { Injectable } from '@nestjs/common';
import { enrolledStatus, NO_DUE_DATE } from '#shared/marketplace/enrolled-status';
import { ACTIVE_CONTRACT_CODE, enrollRefusal } from '#shared/marketplace/enroll-refusals';
import type { MarketplaceEnrollment } from '#shared/marketplace/marketplace-payload';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import {
  type EnrollmentOutcome,
  MarketplaceGateway,
  MarketplaceUnavailable,
} from '../../../quoting/marketplace/marketplace.gateway.ts';
import type { SignedHousehold } from '../../household-application/signed-household.ts';
import { HouseholdApplicationService } from '../../household-application/household-application.service.ts';
import { SubmittedQuotesRepository } from '../submitted-quotes.repository.ts';
import type { SubmissionCall, SubmissionResult } from './submission-call.ts';

/** Ours. */
const SILENT = 'The marketplace did not answer.';
/** The marketplace knows refusals by code only. */
const UNKNOWN_CODE = 'Unknown';

/** Sends what was signed to the federal marketplace. */
@Injectable()
export class SendToMarketplaceService {
  constructor(
    private readonly application: HouseholdApplicationService,
    private readonly quotes: SubmittedQuotesRepository,
    private readonly marketplace: MarketplaceGateway,
    private readonly rules: RulesService,
  ) {}

  /**
   * Another signature is another enrollment, which an earlier answer must not stand for.
   * @throws UNAVAILABLE while what was signed cannot be read; the reason of `stop`
   */
  async send(key: string, { application, submission, stop }: SubmissionCall): Promise<SubmissionResult> {
    const signed = await this.application.readSigned(submission.signature.content);
    const { visitReference } = await this.quotes.findDecision(application);
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
