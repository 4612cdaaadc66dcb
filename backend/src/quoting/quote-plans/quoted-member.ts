import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';

/** A census member for plan selection: plain columns, no SSN. */
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

/** The columns needed for rating, from a raw query: flags may be 0 or 1. */
export type StoredMember = Omit<QuotedMember, 'firstName' | 'lastName' | 'tobacco'> & { tobacco: boolean | number };

export const toRatedMember = (member: StoredMember): RatedMember => ({
  id: member.id,
  household: member.employeeNumber,
  relationship: member.relationship,
  birthDate: member.dateOfBirth,
  tobacco: Boolean(member.tobacco),
  enrolls: {
    medical: member.medicalStatus === 'Enroll',
    dental: member.dentalStatus === 'Enroll',
    vision: member.visionStatus === 'Enroll',
  },
});
