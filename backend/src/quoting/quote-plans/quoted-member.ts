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
  /** null: not answered. */
  tobacco: boolean | null;
  lastTobaccoUse: IsoDate | null;
  medicalStatus: CoverageStatus;
  dentalStatus: CoverageStatus;
  visionStatus: CoverageStatus;
}

/** The columns needed for rating, from a raw query: flags may be 0 or 1. */
export type StoredMember = Omit<QuotedMember, 'firstName' | 'lastName' | 'tobacco'> & {
  tobacco: boolean | number | null;
};

export const answerOf = (flag: boolean | number | null): boolean | null => (flag === null ? null : Boolean(flag));

export const toRatedMember = (member: StoredMember): RatedMember => ({
  id: member.id,
  household: member.employeeNumber,
  relationship: member.relationship,
  birthDate: member.dateOfBirth,
  tobacco: answerOf(member.tobacco),
  lastTobaccoUse: member.lastTobaccoUse,
  enrolls: {
    medical: member.medicalStatus === 'Enroll',
    dental: member.dentalStatus === 'Enroll',
    vision: member.visionStatus === 'Enroll',
  },
});
