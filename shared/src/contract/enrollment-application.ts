import type { Address } from '#shared/locations/address.record';
import type { LocationResponse } from '#shared/locations/location.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import type { ZipPrefixes } from '#shared/formats/zip';
import type { QuoteType } from '#shared/quotes/quote-type';
import type {
  CompanyType,
  DependentEligibility,
  DomesticPartnerLevel,
  EndOfCoverage,
  NewHireWaiting,
  RecentInsurer,
  SegmentName,
  SubgroupStatus,
} from '#shared/enrollment/application-options';

/** Somebody of the employer to turn to. A draft keeps what was typed: see contactProblems for what is right. */
export interface ApplicationContact {
  FirstName: string;
  LastName: string;
  /** Ten digits once it is right, or ''. */
  Phone: string;
  Email: string;
}

/** Part of an employer, the primary one included. Spec 001 section 3, "Subgroup". */
export interface Subgroup {
  GroupName: string;
  /** S and three digits; the primary group is S001. */
  SubGroupId: string;
  /** Nine digits once it is right, or ''. */
  TaxId: string;
  GroupStatus: SubgroupStatus;
  IsPrimarySubgroup: boolean;
  GroupEnterpriseId: string | null;
  /** Its fields '' while they are not answered. */
  Address: Address;
  Admin: ApplicationContact;
  Billing: ApplicationContact;
  Ceo: ApplicationContact;
  /** The billing contact, and the CEO, are the group admin. */
  UseAdminForBilling: boolean;
  UseAdminForCEO: boolean;
}

/** Employees who share rules of eligibility. Spec 001 section 3, "Employee segment". */
export interface EmployeeSegment {
  SegmentName: SegmentName | '';
  /** CA and two digits, from CA01. */
  SegmentClassId: string;
  /** Whole hours a week that make full time. */
  FullTimeHours: number | null;
  NewHireRule: NewHireWaiting | null;
  TerminationRule: EndOfCoverage | null;
  LayoffRule: EndOfCoverage | null;
  DisabilityRule: EndOfCoverage | null;
  DependentEligibility: DependentEligibility | null;
  IsSpecialClass: boolean;
}

/** The bank account of automatic payment. AccountType 2: full data is not needed (it is known already). */
export interface AccountData {
  /** 0 checking, 1 savings, 2 the account that the insurer has. */
  AccountType: 0 | 1 | 2;
  AccountHolder: string;
  /** Nine digits with a check digit, or ''. */
  RoutingNumber: string;
  /** 4 to 17 digits as written; answered as its last four, "******1234", and sent back so it stays as stored. */
  AccountNumber: string;
}

/** The answers of the employer's application; null = not answered yet. Spec 001 section 3, "Enrollment application". */
export interface ApplicationAnswers {
  NumberOfEmployees: number | null;
  NumberOfEligbleEmployees: number | null;
  NumberWaiving: number | null;
  NumberOfFullTimeEmployees: number | null;
  CompanyType: CompanyType | null;
  DomesticPartner: DomesticPartnerLevel | null;
  /** The group has, or had, group cover: with this insurer (its group id) or with another (its name). */
  PreviousCoverageFlag: boolean | null;
  PreviousCoverageGroupId: string;
  PrevInsuranceCarrierName: RecentInsurer | null;
  OtherInsuranceCarrierName: string;
  IsPeoOrLeasingCompany: boolean | null;
  EarlyRetireeCoverage: boolean | null;
  CobraRequired: boolean | null;
  IsEnrolledInFSA: boolean | null;
  /** Asked where an HRA plan was chosen; else null. */
  PHAdministersHRA: boolean | null;
  /** Asked where a Delta Dental plan was chosen; else null. */
  IsDeltaDentalIncudedOnInvoice: boolean | null;
  TwentyOrMoreEmployees: boolean | null;
  TwentyOrMoreEmployeesDate: IsoDate | null;
  HundredOrMoreEmployees: boolean | null;
  HundredOrMoreEmployeesDate: IsoDate | null;
  /** Asked where one of the two above is yes. */
  Section111EffectiveDate: IsoDate | null;
  ElectAutoPayment: boolean | null;
  /** null unless automatic payment is elected. */
  AccountData: AccountData | null;
  /** Companies besides the primary group that one owner controls; each is a subgroup. */
  CommonTaxControl: { Eligible: boolean | null; NumGroups: number };
  MultipleEmployeeSegments: { CoverageOffered: boolean | null; NumSegments: number };
  /** At least one. */
  EmployeeSegments: EmployeeSegment[];
  PrimaryGroup: Subgroup;
  /** Without the primary group. */
  SubGroups: Subgroup[];
  /** Agents of new business with many employees may leave the members to staff. */
  BypassMemberEnrollment: boolean;
  /** Internal sales and operations, new business. */
  BypassSupportDocument: boolean;
}

/** POST /api/enrollment/PostNewGroupEnrollment and PUT /api/enrollment: a draft may be incomplete, never malformed. */
export interface SaveApplicationRequest extends ApplicationAnswers {
  QuoteId: number;
  /** 0 while nothing is stored. */
  Version: number;
}

export const FORM_STATUSES = ['complete', 'incomplete'] as const;
export type FormStatus = (typeof FORM_STATUSES)[number];

export interface AnsweredSubgroup extends Subgroup {
  formStatus: FormStatus;
}

/** What the rules of the application ask besides its answers. */
export interface ApplicationFacts {
  quoteType: QuoteType;
  effectiveDate: IsoDate;
  /** Who fills it in: staff may leave out phone numbers and e-mail addresses. */
  audience: 'external' | 'internal';
  /** The census has a domestic partner. */
  hasDomesticPartner: boolean;
  /** An HRA plan, and a Delta Dental plan, was chosen. */
  hasHraPlan: boolean;
  hasDeltaDentalPlan: boolean;
  /** Tax ids of the answers under which another group is enrolled. */
  takenTaxIds: readonly string[];
  /** What the ZIPs of the answers mean, by their first five digits; null where there is no such ZIP. */
  places: Readonly<Record<string, LocationResponse | null>>;
  /** First three digits that a ZIP may have. */
  zipPrefixes: ZipPrefixes;
  /** Rule BypassMemberEnrollmentMemberCountThreshold. */
  bypassThreshold: number;
}

/** Where an answer comes from that nobody has typed here. */
export const PREFILL_SOURCES = ['Group', 'Census', 'EarlierApplication'] as const;
export type PrefillSource = (typeof PREFILL_SOURCES)[number];

/** GET /api/enrollment/{quoteId}, and the answer of both ways to save. */
export interface ApplicationResponse extends ApplicationAnswers {
  QuoteId: number;
  /** 0 while nothing is stored; the answers are then what is known already. */
  Version: number;
  SavedBefore: boolean;
  /** UTC instant. */
  SavedAt: string | null;
  PrimaryGroup: AnsweredSubgroup;
  SubGroups: AnsweredSubgroup[];
  /** Everything that is missing or wrong, in the order of the form. */
  Problems: EnrollmentProblem[];
  Facts: ApplicationFacts;
  /** Fields (form paths) that were filled from what is known; empty once something is stored. */
  Prefilled: { Field: string; Source: PrefillSource }[];
  /** The quote whose application was taken over. */
  EarlierQuote: { Id: number; Name: string } | null;
  /** Why this user cannot edit it now; null = can. */
  EditProblem: string | null;
  /** This user may submit it without supporting documents. */
  MayBypassDocuments: boolean;
}
