import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { CoverageStatus, Gender, Relationship } from '#shared/census/census-codes';

/** What a user writes of one person on a group census. Spec 002 section 3, "Census member". */
export interface CensusMemberRequest {
  /** 0 adds; above 0 edits. */
  Id: number;
  /** Groups a household: the subscriber and dependents share it. 1, 2, 3 … within a quote; 0 adds an employee with the next number. */
  EmployeeNumber: number;
  /** "Domestic Partner" and the like are taken for DomesticPartner, which is always answered. */
  RelationshipToSubscriber: Relationship;
  FirstName: string;
  MiddleInitial?: string | null;
  LastName: string;
  DateOfBirth: IsoDate;
  /** Left out = as stored, null or '' = none, nine digits = this one. The API answers the last four as "***-**-1234". */
  SSN?: string | null;
  Gender?: Gender | null;
  MedicalStatus: CoverageStatus;
  DentalStatus: CoverageStatus;
  VisionStatus: CoverageStatus;
  Tobacco?: boolean;
  LastTobaccoUse?: IsoDate | null;
  Disabled?: boolean;
  HomePostalCode?: string | null;
  EmailAddress?: string | null;
  HomeNumber?: string | null;
  /** Of the row that is edited; absent when adding. */
  Version?: number;
}

/** One row of GET /api/groupcensus/{quoteId}, in the order of spec 002 section 9. */
export interface CensusMemberResponse extends Required<CensusMemberRequest> {
  QuoteId: number;
  /** Age in years on the quote's effective date. */
  Age: number;
  /** PlanId that the member was assigned on plan selection, or null. */
  AssignedPlan: number | null;
  /** The ZIP is all that a census knows of it; the rest is asked in the enrollment. */
  HomeAddress: CensusHomeAddress;
  /** Given by the carrier system at the installation; nobody on a census that is quoted has one. */
  EnterpriseId: string | null;
  /** Of the marketplace; members of a group have none. */
  ApplicantId: number | null;
}

export interface CensusHomeAddress {
  AddressLine1: string;
  City: string;
  StateCode: string;
  FullPostalCode: string;
  /** Its first five digits. */
  PostalCode: string;
  County: string;
}

/** Answer of POST and PUT /api/groupcensus/{quoteId}. */
export interface SaveMemberResponse extends CensusMemberResponse {
  /** Dependents whose dental status was set to waive because this employee now waives it. */
  AlsoChanged: CensusMemberResponse[];
}

/** Answer of both DELETE calls. Deleting an employee deletes the household. */
export interface RemovedMembersResponse {
  RemovedIds: number[];
  /** For RestoreRemoved, as long as shared/src/census/removal.ts says. */
  RemovalId: number;
}

/** POST /api/groupcensus/RestoreRemoved/{quoteId}: brings back who was removed together; answers the whole census. */
export interface RestoreRemovedRequest {
  RemovalId: number;
}

/** GET /api/groupcensus/{quoteId}/{memberId}/SSN, for internal staff; every call is audited. */
export interface CensusSsnResponse {
  /** ###-##-####, or null where there is none. */
  SSN: string | null;
}

/** PUT /api/groupcensus/ApproveCensus/{quoteId}: ends editing and moves the quote to Quoting. */
export interface ApproveCensusRequest {
  /** The user read and accepted the under-two warning. */
  ConfirmFewerThanTwo?: boolean;
}

export interface ApproveCensusResponse {
  QuoteId: number;
  Status: QuoteStatus;
  /** Of the quote. */
  Version: number;
  /** What did not stand in the way and staff will look at. */
  Warnings: string[];
}

/** GET /api/groupcensus/Template?format=xlsx */
export const TEMPLATE_FORMATS = ['csv', 'xlsx'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

export type ImportMode = 'append' | 'replace';

/** The census columns that an import fills. FullName is taken apart into the other names, CoverageTier read as medical status. */
export type ImportField =
  | 'EmployeeNumber'
  | 'FullName'
  | 'FirstName'
  | 'MiddleInitial'
  | 'LastName'
  | 'RelationshipToSubscriber'
  | 'DateOfBirth'
  | 'Gender'
  | 'SSN'
  | 'MedicalStatus'
  | 'CoverageTier'
  | 'DentalStatus'
  | 'VisionStatus'
  | 'Tobacco'
  | 'LastTobaccoUse'
  | 'Disabled'
  | 'HomePostalCode'
  | 'EmailAddress'
  | 'HomeNumber';

/** A cell of the file or text, read as if this stood in it: how the person who imports corrects single cells. */
export interface CellOverride {
  /** As the spreadsheet shows it, first row 1. */
  Row: number;
  /** 0 = first column of the file, as in ColumnMapping. */
  Column: number;
  Value: string;
}

/**
 * Body of POST /api/groupcensus/PreviewImport/{quoteId} for pasted text; a file comes as multipart `file` (+ optional `Mode`, and
 * `Mapping`, `Overrides` and `LeaveOut` as JSON).
 */
export interface PreviewTextRequest {
  Text: string;
  HasHeader: boolean;
  /** Corrected mapping; without it the columns are as they were set for this header last time, or guessed. Empty = guessed. */
  Mapping?: ColumnMapping[];
  Mode?: ImportMode;
  Overrides?: CellOverride[];
  /** Rows that are not to be imported, by their numbers in the spreadsheet. */
  LeaveOut?: number[];
}

export interface ColumnMapping {
  /** 0 = first column of the file. */
  Column: number;
  /** The header as found, '' where there is none. */
  Header: string;
  /** null = the column is not imported. */
  Field: ImportField | null;
  /** In a file with one row for each family whom the column is about, "Spouse" or "Child 2"; left out for the employee. */
  Person?: string;
  /** Up to three values of the column, for the person who checks the mapping; SSNs masked. */
  Samples: string[];
}

export interface ImportProblem {
  /** Row number as the spreadsheet shows it, first row 1. 0 where the whole file is meant. */
  Row: number;
  /** Header of the column, or the field's name where there is no header. */
  Column: string;
  /** What stands there; SSNs masked. */
  Found: string;
  /** What is wrong and what is expected. */
  Message: string;
}

export interface PreviewImportResponse {
  /** Ready to be sent to AddAllGroupCensus; SSNs in full only here, since they go straight back. */
  Members: CensusMemberRequest[];
  Errors: ImportProblem[];
  Warnings: ImportProblem[];
  Mapping: ColumnMapping[];
  /** Row of the header as the spreadsheet shows it, 0 where there is none. */
  HeaderRow: number;
  /** Names the header row for AddAllGroupCensus, which remembers the corrected columns of it; null without a header. */
  Layout: string | null;
  /** Mapping is as somebody of the agency set it for this header last time. */
  Remembered: boolean;
  Counts: { Rows: number; Added: number; Replaced: number; Errors: number; Warnings: number };
}
