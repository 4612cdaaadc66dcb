import type { Gender, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Coverage } from '#shared/plans/plan-codes';

/** What the carrier system is sent: a group, then each of its members. Texts are '' and values null where nothing is known. */
export interface CarrierAddress {
  AddressLine1: string;
  AddressLine2: string;
  City: string;
  StateCode: string;
  /** 48002 or 48002-1234. */
  PostalCode: string;
}

export interface CarrierPlan {
  /** As filed: "12345MI0010001". */
  PlanId: string;
  PlanName: string;
  Coverage: Coverage;
}

export interface CarrierSubgroup {
  /** S and three digits. */
  SubGroupId: string;
  GroupName: string;
  /** Nine digits, or ''. */
  TaxId: string;
}

export interface CarrierSegment {
  /** CA and two digits. */
  SegmentClassId: string;
  SegmentName: string;
  FullTimeHours: number | null;
  NewHireRule: string;
  TerminationRule: string;
}

export interface CarrierGroup {
  /** Our name for it: "Q" and the quote's id. */
  Reference: string;
  /** The number that it has already; '' or '0' = the carrier gives one. */
  GroupNumber: string;
  GroupName: string;
  /** Nine digits, or ''. */
  TaxId: string;
  SicCode: string;
  /** Ten digits, or ''. */
  Phone: string;
  Email: string;
  Address: CarrierAddress;
  EffectiveDate: IsoDate;
  IsRenewal: boolean;
  /** National producer number of the first agent, or ''. */
  AgentNpn: string;
  Subgroups: CarrierSubgroup[];
  Segments: CarrierSegment[];
  Plans: CarrierPlan[];
}

export interface CarrierCoverage {
  Coverage: Coverage;
  PlanId: string;
}

export interface CarrierProvider {
  ProviderId: string;
  ProviderName: string;
  IsExistingPatient: boolean;
}

export interface CarrierMember {
  /** Our name for this person: "M" and the member's id. */
  Reference: string;
  /** Of the employee; of an employee his own. */
  SubscriberReference: string;
  Relationship: Relationship;
  FirstName: string;
  MiddleInitial: string;
  LastName: string;
  DateOfBirth: IsoDate;
  Gender: Gender | null;
  /** Nine digits; null where there is none, and wherever this is not on its way to the carrier. */
  SSN: string | null;
  Address: CarrierAddress;
  /** Ten digits, or ''. */
  Phone: string;
  Email: string;
  IsDisabled: boolean;
  SubGroupId: string;
  SegmentClassId: string;
  DateOfHire: IsoDate | null;
  /** Months of COBRA cover; null = none. */
  CobraMonths: number | null;
  Coverages: CarrierCoverage[];
  PrimaryCareProvider: CarrierProvider | null;
}

/** Everything of one installation, employees before their dependents. */
export interface CarrierEnrollment {
  Group: CarrierGroup;
  Members: CarrierMember[];
}
