import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RatedMember } from '../../rating/charged-members.ts';

/** A census member as plan selection reads one: plain columns, no SSN. */
export interface QuotedMember {
  id: number;
  employeeNumber: number;
  relationship: Relationship;
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate;
  tobacco: boolean;
  medicalStatus: CoverageStatus;
  dentalStatus: CoverageStatus;
  visionStatus: CoverageStatus;
}

export const toRatedMember = (member: QuotedMember): RatedMember => ({
  id: member.id,
  household: member.employeeNumber,
  relationship: member.relationship,
  birthDate: member.dateOfBirth,
  tobacco: member.tobacco,
  enrolls: {
    medical: member.medicalStatus === 'Enroll',
    dental: member.dentalStatus === 'Enroll',
    vision: member.visionStatus === 'Enroll',
  },
});
