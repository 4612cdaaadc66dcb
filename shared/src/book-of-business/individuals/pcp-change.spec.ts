import { isoDate } from '#shared/dates/iso-date';
import * as pcp from './pcp-change.ts';

const CHANGEABLE = {
  isActive: true,
  eVisitFirst: false,
  enterpriseId: '900001',
  facetsId: 'F1',
  medicalPlanId: 1,
  isRetired: false,
  isInternal: false,
};

it.each([
  [{}, null],
  [{ isActive: false }, pcp.MEMBER_NOT_ACTIVE],
  [{ eVisitFirst: true }, pcp.E_VISIT_FIRST],
  [{ medicalPlanId: 0 }, pcp.NO_MEDICAL_PLAN],
  [{ medicalPlanId: -1 }, pcp.NO_MEDICAL_PLAN],
  [{ enterpriseId: null }, pcp.CARRIER_IDS_MISSING],
  [{ facetsId: null }, pcp.CARRIER_IDS_MISSING],
  [{ isRetired: true }, pcp.BOOK_RETIRED],
  [{ isInternal: true }, pcp.AGENTS_CHANGE_PCPS],
])('with %j: %j', (given, problem) => {
  expect(pcp.pcpEditProblem({ ...CHANGEABLE, ...given })).toBe(problem);
});

it.each`
  day             | effective       | last            | problem
  ${'2026-11-23'} | ${'2026-01-01'} | ${null}         | ${null}
  ${'2026-11-22'} | ${'2026-01-01'} | ${null}         | ${'The change cannot begin before today.'}
  ${'2026-12-31'} | ${'2027-01-01'} | ${null}         | ${'The change cannot begin before the member’s coverage begins on 1/1/2027.'}
  ${'2027-01-01'} | ${'2027-01-01'} | ${null}         | ${null}
  ${'2026-12-31'} | ${'2026-01-01'} | ${'2026-12-31'} | ${null}
  ${'2027-01-01'} | ${'2026-01-01'} | ${'2026-12-31'} | ${'The change cannot begin after the coverage ends on 12/31/2026.'}
`('a change on $day, coverage from $effective to $last: $problem', ({ day, effective, last, problem }) => {
  const days = { today: isoDate('2026-11-23'), effectiveDate: isoDate(effective), lastDay: last };
  expect(pcp.pcpDayProblem(isoDate(day), days)).toBe(problem);
});

it.each`
  effective       | first
  ${'2026-01-01'} | ${'2026-11-23'}
  ${'2026-11-23'} | ${'2026-11-23'}
  ${'2027-01-01'} | ${'2027-01-01'}
`('coverage from $effective can change from $first on', ({ effective, first }) => {
  expect(pcp.firstPcpDay({ today: isoDate('2026-11-23'), effectiveDate: isoDate(effective) })).toBe(first);
});
