import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import { ssnOrMaskProblem } from '#shared/formats/ssn';
import { asStored, orAsStored, orBlank, ssn } from '#shared/persons/person-kinds';
import { MEMBER_ADDRESS, QUOTED_MEMBER } from '#shared/persons/person.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import { code, flag, id, listOf, nested, orNull, sentBack, text, version, whole } from '#shared/records/kinds';

const MAX_ID = 2_147_483_647;

const WRITTEN = {
  /** 0 adds; above 0 edits. */
  Id: whole('Id', { min: 0, max: MAX_ID, example: 0 }),
  /** Of the row that is edited; left out when adding. */
  Version: orAsStored(version()),
  ...asStored(QUOTED_MEMBER),
};

/** What a user writes of one person: POST /api/groupcensus/{quoteId}. Spec 002 section 3, "Census member". */
export const CENSUS_MEMBER = record(WRITTEN);

/** Fields of a member that its answer holds and no request changes. */
const ANSWERED = record({
  QuoteId: id('Quote'),
  /** In years, on the quote's effective date. */
  Age: whole('Age', { example: 40 }),
  /** PlanId that the member was assigned on plan selection, or null. */
  AssignedPlan: orNull(id('Plan')),
  /** The ZIP is all that a census knows of it; the rest is asked in the enrollment. */
  HomeAddress: nested(
    'Home',
    record({
      AddressLine1: MEMBER_ADDRESS.AddressLine1,
      City: MEMBER_ADDRESS.City,
      StateCode: MEMBER_ADDRESS.StateCode,
      FullPostalCode: MEMBER_ADDRESS.FullPostalCode,
      /** Its first five digits. */
      PostalCode: text('ZIP code', { example: '49503' }),
      County: MEMBER_ADDRESS.County,
    }),
  ),
  /** Given by the carrier system at the installation; nobody on a census that is quoted has one. */
  EnterpriseId: orNull(text('Enterprise ID')),
  /** Of the marketplace; members of a group have none. */
  ApplicantId: orNull(id('Applicant')),
});
export const UNCHANGEABLE = Object.keys(ANSWERED) as (keyof typeof ANSWERED)[];

/**
 * PUT: a member may be sent back as it was read. What cannot be changed here must be as it is stored, or be left out; the mask that
 * was answered means the SSN that is stored.
 */
export const CENSUS_MEMBER_CHANGE = record({
  ...WRITTEN,
  SSN: orAsStored(orBlank(ssn(ssnOrMaskProblem))),
  ...sentBack(ANSWERED),
});

/** One row of GET /api/groupcensus/{quoteId}, in the order of spec 002 section 9. */
export const CENSUS_ROW = record({ Id: id('Id'), Version: version(), ...QUOTED_MEMBER, ...ANSWERED });

/** POST and PUT /api/groupcensus/{quoteId}. */
export const SAVED_MEMBER = record({
  ...CENSUS_ROW,
  /** Dependents whose dental status was set to waive because this employee now waives it. */
  AlsoChanged: listOf('Also changed', nested('Member', CENSUS_ROW), { most: MAX_MEMBERS }),
});

/** Both DELETE calls. Deleting an employee deletes the household. */
export const REMOVED_MEMBERS = record({
  RemovedIds: listOf('Removed members', id('Member'), { most: MAX_MEMBERS }),
  /** For RestoreRemoved, as long as shared/src/census/removal.ts says. */
  RemovalId: id('Removal'),
});
/** POST /api/groupcensus/RestoreRemoved/{quoteId}: brings back who was removed together; answers the whole census. */
export const RESTORE_REMOVED = record({ RemovalId: whole('Removal', { min: 1, max: MAX_ID, example: 1 }) });

/** GET /api/groupcensus/{quoteId}/{memberId}/SSN, for internal staff; every call is audited. */
export const REVEALED_SSN = record({
  SSN: orNull(text('SSN', { about: '###-##-####, or null where there is none.' })),
});

/** PUT /api/groupcensus/ApproveCensus/{quoteId}: ends editing and moves the quote to Quoting. */
export const APPROVE_CENSUS = record({
  ConfirmFewerThanTwo: flag('Fewer than two', { about: 'The user read and accepted the under-two warning.' }),
});
export const APPROVED_CENSUS = record({
  QuoteId: id('Quote'),
  Status: code('Status', QUOTE_STATUSES),
  /** Of the quote. */
  Version: version(),
  /** What did not stand in the way and staff will look at. */
  Warnings: listOf('Warnings', text('Warning')),
});

export type CensusMemberRequest = Sent<typeof CENSUS_MEMBER>;
export type CensusMemberResponse = Wire<typeof CENSUS_ROW>;
export type SaveMemberResponse = Wire<typeof SAVED_MEMBER>;
export type RemovedMembersResponse = Wire<typeof REMOVED_MEMBERS>;
export type RestoreRemovedRequest = Wire<typeof RESTORE_REMOVED>;
export type CensusSsnResponse = Wire<typeof REVEALED_SSN>;
export type ApproveCensusRequest = Wire<typeof APPROVE_CENSUS>;
export type ApproveCensusResponse = Wire<typeof APPROVED_CENSUS>;

/** GET /api/groupcensus/Template?format=xlsx */
export const TEMPLATE_FORMATS = ['csv', 'xlsx'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];
