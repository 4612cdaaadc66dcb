import type { CensusMemberResponse } from '#shared/census/census.record';

export interface EnrolledCounts {
  employees: number;
  members: number;
  medical: number;
  dental: number;
  vision: number;
}

/** How many members are on the census, and how many enroll in each coverage. */
export const enrolledCounts = (members: readonly CensusMemberResponse[]): EnrolledCounts => ({
  employees: members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length,
  members: members.length,
  medical: members.filter(({ MedicalStatus }) => MedicalStatus === 'Enroll').length,
  dental: members.filter(({ DentalStatus }) => DentalStatus === 'Enroll').length,
  vision: members.filter(({ VisionStatus }) => VisionStatus === 'Enroll').length,
});
