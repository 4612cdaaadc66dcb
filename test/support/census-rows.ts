import { randomUUID } from 'node:crypto';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.entity.ts';
import { CensusSsn } from '../../backend/src/quoting/group-census/census-ssn.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { TestApp } from './app.ts';

/** A stored employee who enrolls in medical only, born 1985; give quoteId. */
export const buildMember = (given: Partial<CensusMember> & Pick<CensusMember, 'quoteId'>): CensusMember =>
  Object.assign(
    new CensusMember(),
    {
      rowKey: randomUUID(),
      employeeNumber: 1,
      relationship: 'Self',
      firstName: 'Ruth',
      middleInitial: null,
      lastName: 'Larsen',
      dateOfBirth: isoDate('1985-06-15'),
      ssnSealed: null,
      gender: null,
      medicalStatus: 'Enroll',
      dentalStatus: 'Waive',
      visionStatus: 'Waive',
      tobacco: false,
      lastTobaccoUse: null,
      disabled: false,
      homePostalCode: null,
      emailAddress: null,
      homeNumber: null,
      assignedPlanId: null,
    } satisfies Omit<CensusMember, 'id' | 'version' | 'quoteId' | 'quote'>,
    given,
  );

/** Gives a stored member an SSN, sealed for its row. */
export async function giveSsn(app: TestApp, member: Pick<CensusMember, 'id'>, ssn: string): Promise<void> {
  const ssnSealed = app.get(CensusSsn).seal(member.id, ssn)!;
  await app.database.manager.update(CensusMember, { id: member.id }, { ssnSealed, version: () => 'version' });
}
