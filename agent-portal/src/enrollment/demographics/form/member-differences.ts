import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { comparedSsn } from '#shared/formats/ssn';
import { parseIsoDate } from '#shared/dates/iso-date';
import type { MemberAddress } from '#shared/contract/enrollment-members';
import type { MemberForm } from './member-form.ts';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const day = (value: string): string => formatDay(parseIsoDate(value));
const place = ({ AddressLine1, City, FullPostalCode, County }: MemberAddress): string =>
  [AddressLine1, City, FullPostalCode, County].filter(Boolean).join(', ');

/** What each line of the comparison shows. */
const LINES: readonly (readonly [label: string, shown: (form: MemberForm) => string])[] = [
  ['Name', ({ FirstName, MiddleInitial, LastName }) => [FirstName, MiddleInitial, LastName].filter(Boolean).join(' ')],
  ['Gender', ({ Gender }) => Gender],
  ['SSN', ({ SSN }) => comparedSsn(SSN)],
  ['Home phone', ({ HomeNumber }) => formatPhone(HomeNumber)],
  ['E-mail', ({ EmailAddress }) => EmailAddress],
  ['Employee segment', ({ MemberClass }) => MemberClass],
  ['Subgroup', ({ SubGroupId }) => SubGroupId],
  ['Date of hire', ({ DateOfHire }) => day(DateOfHire)],
  ['Medical plan', ({ SelectedMedicalPlanId }) => String(SelectedMedicalPlanId)],
  ['Dental plan', ({ SelectedDentalPlanId }) => String(SelectedDentalPlanId)],
  ['Lives with the employee', ({ LivesWithEmployee }) => yesNo(LivesWithEmployee)],
  ['Home', ({ HomeAddress }) => place(HomeAddress)],
  ['Mail goes home', ({ MailingAddressSameAsHome }) => yesNo(MailingAddressSameAsHome)],
  ['Mailing address', ({ MailingAddress }) => place(MailingAddress)],
  [
    'Primary care provider',
    ({ PrimaryCareProviderName, PrimaryCareProviderId }) => PrimaryCareProviderName ?? PrimaryCareProviderId ?? '',
  ],
  ['COBRA eligibility date', ({ COBRAEligibility }) => day(COBRAEligibility)],
  ['COBRA duration', ({ COBRADuration }) => String(COBRADuration)],
];

/** The lines in which two versions of a member differ. */
export const memberDifferences = (mine: MemberForm, theirs: MemberForm) =>
  LINES.map(([label, shown]) => ({ label, mine: shown(mine), theirs: shown(theirs) })).filter(
    (line) => line.mine !== line.theirs,
  );
