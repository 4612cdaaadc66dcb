import type { Gender, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CobraEvent } from '#shared/enrollment/application-options';
import type { PersonStatus } from '#shared/enrollment/members/member-class';
import type { Coverage } from '#shared/plans/plan-codes';

/** What is sent to the carrier system: a group, then each of its members. Unknown texts are '' and unknown values null. */
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
  /** Our reference: "Q" and the quote's id. */
  Reference: string;
  /** The number it already has; '' or '0' = the carrier assigns one. */
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

/** Unknown where COBRA was carried over from an earlier year. */
export interface CarrierCobra {
  Begin: IsoDate | null;
  Months: number | null;
  Event: CobraEvent | null;
}

export interface CarrierMember {
  /** Our reference for this person: "M" and the member's id. */
  Reference: string;
  /** The employee's reference; for an employee, their own. */
  SubscriberReference: string;
  Relationship: Relationship;
  FirstName: string;
  MiddleInitial: string;
  LastName: string;
  DateOfBirth: IsoDate;
  Gender: Gender | null;
  /** Nine digits; null if there is none, and in every use except sending to the carrier. */
  SSN: string | null;
  Address: CarrierAddress;
  /** Ten digits, or ''. */
  Phone: string;
  Email: string;
  IsDisabled: boolean;
  SubGroupId: string;
  SegmentClassId: string;
  DateOfHire: IsoDate | null;
  /** Of the employee; a dependent shares it. */
  Status: PersonStatus;
  /** The household's continued coverage; null unless Status is COBRA. */
  Cobra: CarrierCobra | null;
  Coverages: CarrierCoverage[];
  PrimaryCareProvider: CarrierProvider | null;
}

/** A complete installation, employees before their dependents. */
export interface CarrierEnrollment {
  Group: CarrierGroup;
  Members: CarrierMember[];
}

/** What is sent to the carrier system to change the primary care provider of a member of a contract. */
export interface CarrierPcpChange {
  /** Our reference: "P" and the number of the request. */
  Reference: string;
  /** The carrier's own numbers of contract and member. */
  ContractId: string;
  FacetsId: string;
  EnterpriseId: string;
  /** Of the member, so that a mistaken number is noticed. */
  LastName: string;
  /** Ten digits. */
  ProviderId: string;
  ProviderName: string;
  IsExistingPatient: boolean;
  /** The first day with this provider. */
  EffectiveDate: IsoDate;
}
