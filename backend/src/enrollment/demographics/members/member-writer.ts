import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MemberDetails } from '#shared/enrollment/members/members.record';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../../quoting/group-census/census.repository.ts';
import { countPremium } from '../../../quoting/quote-plans/quote-premiums.repository.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { MemberEnrollment } from '../../parts/demographics/member-enrollment.table.ts';
import {
  type EnrollmentColumns,
  MemberEnrollmentsRepository,
} from '../../parts/demographics/member-enrollments.repository.ts';
import { unwritten } from '../../parts/demographics/to-enrollment-member.ts';
import { censusColumnsOf, enrollmentColumnsOf } from './member-columns.ts';

/** A member and the values to write. */
export interface MemberWrite {
  member: CensusMember;
  stored: MemberEnrollment | undefined;
  details: MemberDetails;
  rateArea: number | null;
  savedByStaff: boolean;
}

/** Writes validated member details: the census row, the enrollment row, and the household's plan. */
@Injectable()
export class MemberWriter {
  constructor(
    private readonly census: CensusRepository,
    private readonly enrollments: MemberEnrollmentsRepository,
    private readonly ssn: CensusSsn,
  ) {}

  /** @returns the unique names of the changed fields. @throws STALE_VERSION when a member was changed since it was read */
  async write(tx: EntityManager, quote: GroupQuote, writes: readonly MemberWrite[]): Promise<string[]> {
    const rows: EnrollmentColumns[] = [];
    const fields = new Set<string>();
    for (const each of writes) {
      const { member, stored, details } = each;
      const columns = censusColumnsOf(details, member, this.ssn);
      const row = enrollmentColumnsOf(details, member, { ...each, wasOnCobra: stored?.wasOnCobra ?? false });
      await this.census.update(tx, member, columns);
      if (takesAnotherPlan(each)) {
        await this.enrollments.assignPlan(tx, quote, member.employeeNumber, details.SelectedMedicalPlanId);
        fields.add('assignedPlanId');
      }
      rows.push(row);
      changedNames(member, columns).forEach((name) => fields.add(name === 'ssnSealed' ? 'ssn' : name));
      changedNames(stored ?? unwritten(member), row).forEach((name) => fields.add(name));
    }
    await this.enrollments.replace(tx, rows);
    if (fields.has('assignedPlanId')) {
      await countPremium(tx, quote.id);
    }
    return [...fields];
  }
}

const takesAnotherPlan = ({ member, details }: MemberWrite): boolean =>
  member.relationship === 'Self' &&
  member.medicalStatus === 'Enroll' &&
  member.assignedPlanId !== (details.SelectedMedicalPlanId ?? null);

/** Field names only, never values. */
const changedNames = <Row extends object>(before: Row, after: Partial<Row>): string[] =>
  (Object.keys(after) as (keyof Row & string)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
