import { isAcaGroup, mixedAcaNote } from '#shared/renewals/aca-plans';

const aca = { isMedical: true, isAcaPlan: true };
const old = { isMedical: true, isAcaPlan: false };
const dental = { isMedical: false, isAcaPlan: false };
const PHONE = '(800) 555-0142';
const NOTE = `This group has ACA and non-ACA plans. Please contact small business sales at ${PHONE} to renew it.`;

it.each`
  plans            | isAca    | note
  ${[]}            | ${false} | ${null}
  ${[aca]}         | ${true}  | ${null}
  ${[aca, aca]}    | ${true}  | ${null}
  ${[old]}         | ${false} | ${null}
  ${[aca, old]}    | ${false} | ${NOTE}
  ${[aca, dental]} | ${true}  | ${null}
  ${[dental]}      | ${false} | ${null}
`('a group with $plans is ACA: $isAca', ({ plans, isAca, note }) => {
  expect(isAcaGroup(plans)).toBe(isAca);
  expect(mixedAcaNote(plans, PHONE)).toBe(note);
});
