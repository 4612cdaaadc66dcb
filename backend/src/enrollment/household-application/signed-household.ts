import type { EnrollTerms } from '#shared/marketplace/enroll-terms';
import type { EligibilityAnswers } from '#shared/individual-enrollment/questions';
import type { CarrierApplication } from '#shared/installation/carrier-application';

/** Everything that the signature of a household's application covers. Stored as canonical JSON. */
export interface SignedHousehold {
  /** What is sent to the carrier, except that of SSNs only the last four digits are here. */
  Application: CarrierApplication;
  /** The agent of record first. */
  Agents: { Name: string; AgencyName: string; NpnNumber: string }[];
  Eligibility: EligibilityAnswers;
  /** Health answers are kept encrypted in their own row and nowhere else: other answers have another version. */
  AnswersVersion: number;
  /** By reference: another SSN, of which only the last digits are here, has another version too. */
  Versions: Record<string, number>;
  Documents: { FileName: string; Sha256: string }[];
  /** Of short-term coverage only: what the client read first. */
  ShortTermNotice?: string;
  /** Of a marketplace quote only: others signed without it, and their digests stay as they are. */
  Marketplace?: SignedApplicants;
}

/** What the marketplace is told beyond the application, and what it had granted. */
export interface SignedApplicants {
  ConsumerId: string;
  ApplicationId: string;
  /** Dollars a month. */
  GrantedCredit: number;
  /** Of the attestation that taking the tax credit in advance needs; null where none is taken. */
  AttestationVersion: string | null;
  Applicants: EnrollTerms['applicants'];
}
