import type { EntityManager } from 'typeorm';
import { MemberEnrollment } from '../../backend/src/enrollment/parts/demographics/member-enrollment.table.ts';
import { unwritten } from '../../backend/src/enrollment/parts/demographics/to-enrollment-member.ts';
import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';

const HOME = {
  AddressLine1: '1 Monroe Center St NW',
  City: 'Grand Rapids',
  StateCode: 'MI',
  County: 'Kent',
  CountyFips: '26081',
};

/** Complete enrollment data for members: a home in Grand Rapids and a hire date. */
export async function insertMemberEnrollments(manager: EntityManager, members: readonly CensusMember[]): Promise<void> {
  const dateOfHire = isoDate('2020-05-04');
  const rows = members.map((member) => ({
    ...unwritten(member),
    memberClass: 'CA01',
    subGroupId: 'S001',
    dateOfHire,
    homeAddress: HOME,
  }));
  await manager.insert(MemberEnrollment, rows);
}
