import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import { ssnOrMaskProblem } from '#shared/formats/ssn';
import { asStored, orAsStored, orBlank, ssn, zip } from '#shared/persons/person-kinds';
import { MEMBER_ADDRESS, QUOTED_MEMBER } from '#shared/persons/person.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  described,
  flag,
  id,
  listOf,
  nested,
  orNull,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';

const MAX_ID = 2_147_483_647;

const WRITTEN = {
  /** 0 adds; above 0 edits. */
  Id: whole('Id', { min: 0, max: MAX_ID, example: 0 }),
  /** The version of the edited row; omitted when adding. */
  Version: orAsStored(version()),
  ...asStored(QUOTED_MEMBER),
};

/** One person as a file says them. Spec 002 section 3, "Census member". */
export const CENSUS_MEMBER = record(WRITTEN);

const HOME = {
  AddressLine1: MEMBER_ADDRESS.AddressLine1,
  City: MEMBER_ADDRESS.City,
  StateCode: MEMBER_ADDRESS.StateCode,
  FullPostalCode: MEMBER_ADDRESS.FullPostalCode,
  /** The first five digits of FullPostalCode. */
  PostalCode: text('ZIP code', { example: '49503' }),
  County: MEMBER_ADDRESS.County,
};

/** Response-only fields of a member. */
const ANSWERED = record({
  QuoteId: id('Quote'),
  /** In years, on the quote's effective date. */
  Age: whole('Age', { example: 40 }),
  /** PlanId assigned to the member in plan selection, or null. */
  AssignedPlan: orNull(id('Plan')),
  /** A census only knows the ZIP; enrollment asks for the rest. */
  HomeAddress: nested('Home', record(HOME)),
  /** Assigned by the carrier system at installation; null for everyone on a census being quoted. */
  EnterpriseId: orNull(text('Enterprise ID')),
  /** From the marketplace; null for group members. */
  ApplicantId: orNull(id('Applicant')),
});
const { HomeAddress: _home, ...DERIVED } = ANSWERED;
/** What a census does not take from users. */
export const UNCHANGEABLE = Object.keys(DERIVED) as (keyof typeof DERIVED)[];

/**
 * POST, PUT and AddAllGroupCensus: a member may be sent back as it was read, and its home's ZIP code as part of the address. A PUT keeps
 * read-only fields at their stored values; whoever is added gets them anew. The mask that was answered stands for the stored SSN.
 */
export const SENT_MEMBER = record('CensusMemberBody', {
  ...WRITTEN,
  SSN: orAsStored(orBlank(ssn(ssnOrMaskProblem))),
  HomeAddress: orAsStored(
    nested(
      'Home',
      record({
        AddressLine1: orAsStored(HOME.AddressLine1),
        City: orAsStored(HOME.City),
        StateCode: orAsStored(HOME.StateCode),
        FullPostalCode: orAsStored(HOME.FullPostalCode),
        PostalCode: orAsStored(zip('ZIP code')),
        County: orAsStored(HOME.County),
      }),
    ),
  ),
  ...sentBack(DERIVED),
});

/** One row of GET /api/groupcensus/{quoteId}, in the order of spec 002 section 9. */
export const CENSUS_ROW = record('CensusMemberAnswer', {
  Id: id('Id'),
  Version: version(),
  ...QUOTED_MEMBER,
  ...ANSWERED,
});

/** POST and PUT /api/groupcensus/{quoteId}. */
export const SAVED_MEMBER = record('SavedMemberAnswer', {
  ...CENSUS_ROW,
  /** Dependents whose dental status was set to waive because this employee now waives it. */
  AlsoChanged: listOf('Also changed', nested('Member', CENSUS_ROW), { most: MAX_MEMBERS }),
});

/** Both DELETE calls. Deleting an employee deletes the household. */
export const REMOVED_MEMBERS = record('RemovedMembersAnswer', {
  RemovedIds: listOf('Removed members', id('Member'), { most: MAX_MEMBERS }),
  /** For RestoreRemoved, within the time limit of shared/src/census/removal.ts. */
  RemovalId: id('Removal'),
});
/** POST /api/groupcensus/RestoreRemoved/{quoteId}: restores members that were removed together; answers the whole census. */
export const RESTORE_REMOVED = record('RestoreRemovedBody', {
  RemovalId: whole('Removal', { min: 1, max: MAX_ID, example: 1 }),
});

/** GET /api/groupcensus/{quoteId}/{memberId}/SSN, for internal staff; every call is audited. */
export const REVEALED_SSN = record('RevealedSsnAnswer', {
  SSN: orNull(text('SSN', { about: '###-##-####, or null where there is none.' })),
});

/** PUT /api/groupcensus/ApproveCensus/{quoteId}: ends editing and moves the quote to Quoting. */
export const APPROVE_CENSUS = record('ApproveCensusBody', {
  ConfirmFewerThanTwo: flag('Fewer than two', { about: 'The user read and accepted the under-two warning.' }),
});
export const APPROVED_CENSUS = record('ApprovedCensusAnswer', {
  QuoteId: id('Quote'),
  Status: code('Status', QUOTE_STATUSES),
  /** The quote's. */
  Version: version(),
  /** Findings that did not prevent approval but that staff will review. */
  Warnings: listOf('Warnings', text('Warning')),
});

export type CensusMemberRequest = Sent<typeof CENSUS_MEMBER>;
export type SentCensusMember = Sent<typeof SENT_MEMBER>;
export type CensusMemberResponse = Wire<typeof CENSUS_ROW>;
export type SaveMemberResponse = Wire<typeof SAVED_MEMBER>;
export type RemovedMembersResponse = Wire<typeof REMOVED_MEMBERS>;
export type RestoreRemovedRequest = Wire<typeof RESTORE_REMOVED>;
export type CensusSsnResponse = Wire<typeof REVEALED_SSN>;
export type ApproveCensusRequest = Wire<typeof APPROVE_CENSUS>;
export type ApproveCensusResponse = Wire<typeof APPROVED_CENSUS>;

export const TEMPLATE_FORMATS = ['csv', 'xlsx'] as const;
export const TEMPLATE_QUERY = record({
  format: orAsStored({
    ...code('Format', TEMPLATE_FORMATS),
    schema: { type: 'string', enum: TEMPLATE_FORMATS, example: 'xlsx' },
  }),
});
export const CENSUS_QUERY = record({
  canIHazCsv: orAsStored(described(code('canIHazCsv', ['true', 'false']), 'The census as a CSV file instead of JSON.')),
});
export const MEMBERS_QUERY = record({
  range: orAsStored(
    text('Range', {
      problem: () => null,
      about: 'JSON: [first, last], at most 100 rows; without it the whole census.',
    }),
  ),
});
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];
