import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import { DOMESTIC_PARTNER_LEVELS, NEW_HIRE_WAITINGS } from '#shared/enrollment/application-options';
import { SPECIAL_CLASSES } from '#shared/enrollment/members/member-class';
import { ssnOrMaskProblem } from '#shared/formats/ssn';
import { problemList } from '#shared/persons/import/import-problem.record';
import { orAsStored, orBlank, ssn } from '#shared/persons/person-kinds';
import { CENSUS_FACTS, ENROLLED_PERSON, PERSON } from '#shared/persons/person.record';
import { NETWORK_TYPES } from '#shared/plans/plan-codes';
import { QUOTE_TYPES } from '#shared/quotes/quote-type';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  flag,
  id,
  instant,
  listOf,
  nested,
  orNull,
  requiredFlag,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';

const STORED = { Id: id('Id'), Version: version() };

/** What an enrollment takes from the census, and derives. */
const DERIVED = {
  ...CENSUS_FACTS,
  /** In years, on the quote's day. */
  Age: whole('Age', { example: 40 }),
  /** Rating area of the home, 1 to 16; 16 means PPO only. null = unknown, or outside Michigan. */
  RateArea: orNull(whole('Rate area', { min: 1, max: 16, example: 6 })),
  /** Internal staff saved this member last: their relaxed rules apply. */
  SavedByStaff: flag('Saved by staff'),
  /** COBRA was carried over from the coverage in force: nothing new to ask. */
  WasOnCobra: flag('Was on COBRA'),
};
export const NOT_OF_ENROLLMENT = Object.keys(DERIVED) as (keyof typeof DERIVED)[];
/** They follow from more than the member: the home, the plans and the directory of providers. */
const JUDGED = {
  /** The home is outside the plan's service area: the insurer is notified. Follows from home and plan. */
  OOAComplianceTrigger: flag('Out of area'),
  /** The provider directory's objection to the chosen provider, if the plan requires one; null = none. */
  PrimaryCareProviderProblem: orNull(text('Provider problem')),
};

/**
 * PUT /api/enrollment/Member/{quoteId}: a draft may be incomplete, never malformed. A member may be sent back as it was read; the mask that
 * was answered stands for the stored SSN.
 */
export const SAVE_MEMBER = record('SaveMemberBody', {
  ...STORED,
  ...ENROLLED_PERSON,
  SSN: orAsStored(orBlank(ssn(ssnOrMaskProblem))),
  ...sentBack({ ...DERIVED, ...JUDGED }),
});

/** A member as stored; a dependent's plan, class and subgroup contain the employee's. */
export const ENROLLMENT_MEMBER = record('EnrollmentMemberAnswer', {
  ...STORED,
  ...ENROLLED_PERSON,
  ...DERIVED,
  ...JUDGED,
});

const SEGMENT = record({
  SegmentClassId: text('Class', { example: 'CA01' }),
  SegmentName: text('Segment'),
  NewHireRule: orNull(code('New hires', NEW_HIRE_WAITINGS)),
});
const PLAN = record({
  PlanId: id('Plan'),
  PlanDisplayName: text('Plan'),
  ProviderNetworkType: orNull(code('Network', NETWORK_TYPES)),
});
/** What the member rules need to know about the quote, its application and its plans. */
export const MEMBER_FACTS = record({
  QuoteType: code('Quote type', QUOTE_TYPES),
  EffectiveDate: day('Effective date'),
  Segments: listOf('Segments', nested('Segment', SEGMENT)),
  SpecialClasses: listOf('Special classes', code('Class', SPECIAL_CLASSES)),
  SubGroups: listOf(
    'Subgroups',
    nested('Subgroup', record({ SubGroupId: text('Subgroup', { example: 'S001' }), GroupName: text('Name') })),
    { most: 999 },
  ),
  /** null while the application does not say. */
  DomesticPartner: orNull(code('Domestic partners', DOMESTIC_PARTNER_LEVELS)),
  MedicalPlans: listOf('Medical plans', nested('Plan', PLAN)),
  DentalPlans: listOf('Dental plans', nested('Plan', PLAN)),
});

/** Who confirmed the demographics of a renewal, and when. */
const CONFIRMATION = record({ ConfirmedBy: text('Confirmed by'), ConfirmedAt: instant('Confirmed at') });

/** PUT /api/enrollment/ConfirmDemographics/{quoteId}. */
export const CONFIRM_DEMOGRAPHICS = record('ConfirmDemographicsBody', { Confirmed: requiredFlag('Confirmed') });
export const CONFIRMED_DEMOGRAPHICS = record('ConfirmedDemographicsAnswer', {
  Confirmation: orNull(nested('Confirmation', CONFIRMATION)),
});

/** GET /api/enrollment/Members/{quoteId}. */
export const ENROLLMENT_MEMBERS = record('EnrollmentMembersAnswer', {
  QuoteId: id('Quote'),
  Members: listOf('Members', nested('Member', ENROLLMENT_MEMBER), { most: MAX_MEMBERS }),
  Facts: nested('Facts', MEMBER_FACTS),
  HasApplication: flag('Has application', {
    about: 'The application has been saved: without it there are no classes and no subgroups to choose from.',
  }),
  EditProblem: orNull(text('Problem', { about: 'Why this user cannot change anything now; null = may.' })),
  IsBypassed: flag('Bypassed', { about: 'The application leaves the members to staff.' }),
  NeedsConfirmation: flag('Needs confirmation', { about: 'A renewal is confirmed by its agent.' }),
  ...CONFIRMED_DEMOGRAPHICS,
});

/** GET /api/GroupCensus/GetUnMatchedCensusEnrollMembers/{quoteId}/{groupId}: covered now, but not on this census. */
export const UNMATCHED_MEMBER = record('UnmatchedMemberAnswer', {
  EmployeeNumber: CENSUS_FACTS.EmployeeNumber,
  RelationshipToSubscriber: CENSUS_FACTS.RelationshipToSubscriber,
  FirstName: PERSON.FirstName,
  MiddleInitial: PERSON.MiddleInitial,
  LastName: PERSON.LastName,
  DateOfBirth: CENSUS_FACTS.DateOfBirth,
});

const texts = (label: string) => listOf(label, text(label));
/** A member that an enrollment file changes, and which columns. */
const IMPORTED_MEMBER = record({
  MemberId: id('Member'),
  /** The spreadsheet's row number, starting at 1. */
  Row: whole('Row', { min: 1, example: 2 }),
  Name: text('Name'),
  /** Headers of the columns with changes. */
  Changes: texts('Changes'),
  /** What is still missing after the import. */
  Missing: texts('Missing'),
});

/** POST /api/enrollment/processExcelEnrollmentFile: multipart with `quoteId`, `file`, and to write it `commit` with the Stamp. */
export const ENROLLMENT_FILE = record('EnrollmentFileAnswer', {
  Committed: flag('Written', { about: 'Everything was saved; false for a preview.' }),
  Members: listOf('Members', nested('Member', IMPORTED_MEMBER), { most: MAX_MEMBERS }),
  Errors: problemList('Errors'),
  Warnings: problemList('Warnings'),
  Counts: nested(
    'Counts',
    record({
      Rows: count('Rows'),
      Changed: count('Changed'),
      Unchanged: count('Unchanged'),
      Errors: count('Errors'),
      Warnings: count('Warnings'),
    }),
  ),
  Stamp: text('Stamp', { about: 'Identifies the census that the file was compared with.' }),
});

export type SaveEnrollmentMemberRequest = Sent<typeof SAVE_MEMBER>;
export type MemberDetails = Omit<
  SaveEnrollmentMemberRequest,
  'Id' | 'Version' | keyof typeof DERIVED | keyof typeof JUDGED
>;
export type EnrollmentMember = Wire<typeof ENROLLMENT_MEMBER>;
export type EnrollmentPlan = Wire<typeof PLAN>;
export type MemberFacts = Wire<typeof MEMBER_FACTS>;
export type DemographicsConfirmation = Wire<typeof CONFIRMATION>;
export type EnrollmentMembersResponse = Wire<typeof ENROLLMENT_MEMBERS>;
export type SaveEnrollmentMemberResponse = EnrollmentMember;
export type ConfirmDemographicsRequest = Wire<typeof CONFIRM_DEMOGRAPHICS>;
export type ConfirmDemographicsResponse = Wire<typeof CONFIRMED_DEMOGRAPHICS>;
export type UnmatchedMember = Wire<typeof UNMATCHED_MEMBER>;
export type ImportedMember = Wire<typeof IMPORTED_MEMBER>;
export type EnrollmentFileResponse = Wire<typeof ENROLLMENT_FILE>;
