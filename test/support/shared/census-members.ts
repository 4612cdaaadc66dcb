import type { CensusMemberResponse } from '#shared/census/census.record';
import { isoDate } from '#shared/dates/iso-date';
import { QUOTED_MEMBER } from '#shared/persons/person.record';
import type { Wire } from '#shared/records/field';
import { blankOf } from '#shared/records/rows';

/** A 45-year-old employee who enrolls in medical, with the test's overrides. */
export const buildMember = (changes: Partial<CensusMemberResponse> = {}): CensusMemberResponse => ({
  Id: 1,
  QuoteId: 7,
  Version: 1,
  ...(blankOf(QUOTED_MEMBER) as Wire<typeof QUOTED_MEMBER>),
  EmployeeNumber: 1,
  RelationshipToSubscriber: 'Self',
  FirstName: 'Ada',
  LastName: 'Byron',
  DateOfBirth: isoDate('1981-06-01'),
  Age: 45,
  MedicalStatus: 'Enroll',
  DentalStatus: 'Enroll',
  VisionStatus: 'Waive',
  AssignedPlan: null,
  HomeAddress: { AddressLine1: '', City: '', StateCode: '', FullPostalCode: '', PostalCode: '', County: '' },
  EnterpriseId: null,
  ApplicantId: null,
  ...changes,
});

/** Ada with a spouse and a child, and Gray alone; not in census order. */
export const twoHouseholds = (): CensusMemberResponse[] => [
  buildMember({ Id: 4, EmployeeNumber: 2, FirstName: 'Bea', LastName: 'Gray' }),
  buildMember({
    Id: 3,
    RelationshipToSubscriber: 'Child',
    FirstName: 'Cleo',
    MedicalStatus: 'Waive',
    DateOfBirth: isoDate('2015-02-03'),
    Age: 11,
  }),
  buildMember({ Id: 2, RelationshipToSubscriber: 'Spouse', FirstName: 'Will' }),
  buildMember(),
];
