import { randomUUID } from 'node:crypto';
import { BLANK_COLUMNS } from '../../backend/src/quoting/group-census/census-columns.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../backend/src/quoting/group-census/census-ssn.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { TestApp } from './app.ts';

/** A stored employee who enrolls in medical only, born 1985; pass quoteId. */
export const buildMember = (given: Partial<CensusMember> & Pick<CensusMember, 'quoteId'>): CensusMember =>
  Object.assign(
    new CensusMember(),
    {
      ...BLANK_COLUMNS,
      rowKey: randomUUID(),
      employeeNumber: 1,
      relationship: 'Self',
      firstName: 'Ruth',
      lastName: 'Larsen',
      dateOfBirth: isoDate('1985-06-15'),
      ssnSealed: null,
      ssnBucket: null,
      setAside: null,
      medicalStatus: 'Enroll',
      dentalStatus: 'Waive',
      visionStatus: 'Waive',
      assignedPlanId: null,
    } satisfies Omit<CensusMember, 'id' | 'version' | 'quoteId' | 'quote'>,
    given,
  );

/** Gives a stored member an SSN, encrypted for its row. */
export async function giveSsn(app: TestApp, member: Pick<CensusMember, 'id'>, ssn: string): Promise<void> {
  const ssnSealed = app.get(CensusSsn).seal(member.id, ssn)!;
  await app.database.manager.update(CensusMember, { id: member.id }, { ssnSealed, version: () => 'version' });
}
