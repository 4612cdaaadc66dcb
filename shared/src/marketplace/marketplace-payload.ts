import type { IsoDate } from '#shared/dates/iso-date';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { Eligibility } from '#shared/marketplace/marketplace.record';

/** Body of POST {MARKETPLACE_URL}/visits. The marketplace answers with { Token }: the page is {MARKETPLACE_URL}/apply/{Token}. */
export interface MarketplaceVisit {
  /** Ours, random: names the visit in later calls, and never reaches a browser. */
  Reference: string;
  /** Of the agent at the marketplace. */
  UserName: string;
  NpnNumber: string;
  /** Where the browser goes afterwards; the marketplace adds ?ffmid={consumer id}&applicationCompleted=true, or =false alone. */
  ReturnUrl: string;
}

/** Body of POST {MARKETPLACE_URL}/eligibility. Answered with 404 unless one of the visits ended with this consumer. */
export interface EligibilityQuestion {
  ConsumerId: string;
  References: readonly string[];
}

/** The answer. */
export interface EligibilityAnswer extends Eligibility {
  /** The visit that ended with this consumer. */
  Reference: string;
}

/** Body of POST {MARKETPLACE_URL}/verifications. Answered with 404 unless the visit ended with this consumer, who was then enrolled. */
export interface VerificationQuestion {
  ConsumerId: string;
  Reference: string;
}

/** Body of POST {MARKETPLACE_URL}/enrollments, with an Idempotency-Key. */
export interface MarketplaceEnrollment {
  ConsumerId: string;
  Reference: string;
  NpnNumber: string;
  HiosPlanId: string;
  CsrVariant: CsrLevel;
  EffectiveDate: IsoDate;
  /** Dollars a month. */
  PremiumAmount: number;
  ElectedAptcAmount: number;
  AptcAttestation: boolean;
  Applicants: readonly { ApplicantId: string; TobaccoUse: boolean; LastUse: IsoDate | null }[];
}
