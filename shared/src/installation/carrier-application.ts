import type { Gender, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import type {
  CarrierAddress,
  CarrierCoverage,
  CarrierPlan,
  CarrierProvider,
} from '#shared/installation/carrier-payload';
import type { IndividualKind } from '#shared/individuals/individual-terms';

/** What is sent to the carrier system for a household: its application as a whole. Unknown texts are '' and unknown values null. */
export interface CarrierApplication {
  /** Our reference: "Q" and the quote's id. */
  Reference: string;
  Kind: IndividualKind;
  EffectiveDate: IsoDate;
  /** Of short-term coverage. */
  LastDay: IsoDate | null;
  /** Of a special enrollment. */
  QualifyingEvent: QualifyingEvent | null;
  EventDate: IsoDate | null;
  /** The contract that is renewed, or ''. */
  ContractId: string;
  /** National producer number of the first agent, or ''. */
  AgentNpn: string;
  /** Where everyone is rated. */
  Rated: { PostalCode: string; County: string; CountyFips: string; RateArea: number };
  Plans: CarrierHouseholdPlan[];
  /** The elected tax credit in dollars a month; 0 for none. */
  ElectedCredit: number;
  /** In dollars; 0 when nothing is due before coverage begins. */
  FirstPayment: number;
  /** The applicant first, also if they take no coverage themselves. */
  Members: CarrierApplicant[];
}

export interface CarrierHouseholdPlan extends CarrierPlan {
  /** Cost-sharing variant, 1 to 6. */
  Variant: CsrLevel;
  /** In dollars a month, before and after the tax credit. */
  MonthlyPremium: number;
  NetPremium: number;
}

export interface CarrierApplicant {
  /** Our reference for this person: "M" and the member's id. */
  Reference: string;
  Relationship: Relationship;
  FirstName: string;
  MiddleInitial: string;
  LastName: string;
  DateOfBirth: IsoDate;
  Gender: Gender | null;
  /** Nine digits when sent, the last four otherwise; null if there is none. */
  SSN: string | null;
  Address: CarrierAddress;
  /** null: the same. */
  MailingAddress: CarrierAddress | null;
  /** Ten digits, or ''. */
  Phone: string;
  Email: string;
  Race: string;
  Ethnicity: string;
  /** In the six months before coverage begins, as the premium has it: 45 CFR 147.102(a)(1)(iv). null: not answered, of who takes no coverage. */
  UsesTobacco: boolean | null;
  LastTobaccoUse: IsoDate | null;
  /** Of the certificate for a catastrophic plan; '' where none is needed. */
  ExemptionNumber: string;
  IsDisabled: boolean;
  Coverages: CarrierCoverage[];
  PrimaryCareProvider: CarrierProvider | null;
}
