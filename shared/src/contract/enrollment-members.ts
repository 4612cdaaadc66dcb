import type { CoverageStatus, Gender, Relationship } from '#shared/census/census-codes';
import type { ImportProblem } from '#shared/contract/census';
import type { IsoDate } from '#shared/dates/iso-date';
import type { DomesticPartnerLevel, NewHireWaiting } from '#shared/enrollment/application-options';
import type { SpecialClass } from '#shared/enrollment/members/member-class';
import type { NetworkType } from '#shared/plans/plan-codes';
import type { QuoteType } from '#shared/quotes/quote-type';

/** Where a member lives, or gets mail. Texts are '' where they are not known yet. */
export interface MemberAddress {
  AddressLine1: string;
  City: string;
  StateCode: string;
  /** 5 digits or 5-4. */
  FullPostalCode: string;
  County: string;
  /** Five digits, or ''. */
  CountyFips: string;
}

/** What a user writes of a member who enrolls. Of a dependent, plan, class and subgroup are those of the employee. */
export interface MemberDetails {
  FirstName: string;
  MiddleInitial: string | null;
  LastName: string;
  Gender: Gender | null;
  /** Left out = as stored, null or '' = none. Answered as "***-**-1234". */
  SSN?: string | null;
  /** SegmentClassId of the application (CA01 …), or a special class. */
  MemberClass: string | null;
  /** S and three digits. */
  SubGroupId: string | null;
  DateOfHire: IsoDate | null;
  SelectedMedicalPlanId: number | null;
  SelectedDentalPlanId: number | null;
  /** Ten digits. */
  HomeNumber: string | null;
  EmailAddress: string | null;
  /** A dependent lives with the employee; HomeAddress is then not read. Of employees false. */
  LivesWithEmployee: boolean;
  HomeAddress: MemberAddress;
  /** Mail goes to the employee's home; MailingAddress is then not read. */
  MailingAddressSameAsHome: boolean;
  MailingAddress: MemberAddress;
  PrimaryCareProviderId: string | null;
  PrimaryCareProviderName: string | null;
  PrimaryCareProviderAutoAssign: boolean;
  PrimaryCareProviderExistingPatient: boolean;
  /** The day on which COBRA coverage could begin. */
  COBRAEligibility: IsoDate | null;
  /** Months: 18, 29 or 36. */
  COBRADuration: number | null;
}

/** PUT /api/enrollment/Member/{quoteId}: a draft may be incomplete, never malformed. */
export interface SaveEnrollmentMemberRequest extends MemberDetails {
  Id: number;
  Version: number;
}

/** A member as stored, with what is written in plan, class and subgroup of a dependent left to the employee's. */
export interface EnrollmentMember extends Required<MemberDetails> {
  Id: number;
  Version: number;
  EmployeeNumber: number;
  RelationshipToSubscriber: Relationship;
  DateOfBirth: IsoDate;
  /** In years, on the quote's day. */
  Age: number;
  MedicalStatus: CoverageStatus;
  DentalStatus: CoverageStatus;
  VisionStatus: CoverageStatus;
  /** 1 to 16 of the home; 16 means PPO only. null = not known, or outside Michigan. */
  RateArea: number | null;
  /** The home lies outside the service area of the plan: the insurer is told. Follows from home and plan. */
  OOAComplianceTrigger: boolean;
  /** Internal staff saved this member last: their relaxed rules apply. */
  SavedByStaff: boolean;
  /** What the directory of providers says against the chosen one, where the plan asks for one; null = nothing. */
  PrimaryCareProviderProblem: string | null;
  /** COBRA was carried over from the coverage in force: nothing new to ask. */
  WasOnCobra: boolean;
}

export interface EnrollmentSegment {
  SegmentClassId: string;
  SegmentName: string;
  NewHireRule: NewHireWaiting | null;
}

export interface EnrollmentPlan {
  PlanId: number;
  PlanDisplayName: string;
  ProviderNetworkType: NetworkType | null;
}

/** What the rules of members ask of the quote, its application and its plans. */
export interface MemberFacts {
  QuoteType: QuoteType;
  EffectiveDate: IsoDate;
  Segments: EnrollmentSegment[];
  SpecialClasses: SpecialClass[];
  SubGroups: { SubGroupId: string; GroupName: string }[];
  /** null while the application does not say. */
  DomesticPartner: DomesticPartnerLevel | null;
  MedicalPlans: EnrollmentPlan[];
  DentalPlans: EnrollmentPlan[];
}

/** Who confirmed the demographics of a renewal, and when (ISO instant). */
export interface DemographicsConfirmation {
  ConfirmedBy: string;
  ConfirmedAt: string;
}

/** GET /api/enrollment/Members/{quoteId}. */
export interface EnrollmentMembersResponse {
  QuoteId: number;
  Members: EnrollmentMember[];
  Facts: MemberFacts;
  /** The application has been saved: without it there are no classes and no subgroups to choose from. */
  HasApplication: boolean;
  /** Why this user cannot change anything now; null = may. */
  EditProblem: string | null;
  /** The application leaves the members to staff. */
  IsBypassed: boolean;
  /** A renewal is confirmed by its agent. */
  NeedsConfirmation: boolean;
  Confirmation: DemographicsConfirmation | null;
}

/** Answer of PUT /api/enrollment/Member/{quoteId}: the member with the RateArea. */
export type SaveEnrollmentMemberResponse = EnrollmentMember;

/** PUT /api/enrollment/ConfirmDemographics/{quoteId}. */
export interface ConfirmDemographicsRequest {
  Confirmed: boolean;
}

export interface ConfirmDemographicsResponse {
  Confirmation: DemographicsConfirmation | null;
}

/** GET /api/GroupCensus/GetUnMatchedCensusEnrollMembers/{quoteId}/{groupId}: covered now, and not on this census. */
export interface UnmatchedMember {
  EmployeeNumber: number;
  RelationshipToSubscriber: Relationship;
  FirstName: string;
  MiddleInitial: string | null;
  LastName: string;
  DateOfBirth: IsoDate;
}

/** A member whom an enrollment file changes, and which columns. */
export interface ImportedMember {
  MemberId: number;
  /** As the spreadsheet shows it, first row 1. */
  Row: number;
  Name: string;
  /** Headers of the columns that change something. */
  Changes: string[];
  /** What is still missing afterwards. */
  Missing: string[];
}

/** POST /api/enrollment/processExcelEnrollmentFile: multipart with `quoteId`, `file`, and to write it `commit` with the Stamp. */
export interface EnrollmentFileResponse {
  /** Everything was written; false for a look at what would be. */
  Committed: boolean;
  Members: ImportedMember[];
  Errors: ImportProblem[];
  Warnings: ImportProblem[];
  Counts: { Rows: number; Changed: number; Unchanged: number; Errors: number; Warnings: number };
  /** Stands for the census that the file was compared with. */
  Stamp: string;
}
