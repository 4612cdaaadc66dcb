import { formatDay } from '#shared/formats/auto-date';
import { formatZip } from '#shared/formats/zip';
import { ETHNICITY_LABELS, RACE_LABELS } from '#shared/individual-enrollment/enrollment-codes';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import type { AskedInfo } from '#shared/individual-enrollment/member-info';
import { formatName } from '#shared/formats/person-name';
import { PhoneLink } from '#web/shell/PhoneLink';
import { FactList } from '../components/FactList.tsx';

const NOT_GIVEN = 'Not given';
const GENDERS = { M: 'Male', F: 'Female' } as const;
const labelOf = (labels: Readonly<Record<string, string>>, code: string | null): string =>
  (code && labels[code]) || NOT_GIVEN;

interface PersonFactsProps {
  member: EnrollingMember;
  asked: AskedInfo;
}

/** What was entered of a person, once it can no longer be changed: text reads better, copies and prints, which locked fields do not. */
export const PersonFacts = ({ member, asked }: PersonFactsProps) => (
  <FactList
    facts={[
      ['Name', formatName(member) || NOT_GIVEN],
      ...(asked.isCovered ? coveredFacts(member, asked) : []),
      ...(asked.isApplicant
        ? ([
            ['Home phone', member.HomeNumber ? <PhoneLink phone={member.HomeNumber} /> : NOT_GIVEN],
            ['Email', member.EmailAddress || NOT_GIVEN],
          ] as const)
        : []),
      [
        'Home address',
        member.SameAsPrimary && !asked.isApplicant ? 'As the applicant' : addressText(member.HomeAddress),
      ],
      ['Mailing address', member.MailingAddressSameAsHome ? 'Same as home' : addressText(member.MailingAddress)],
      ...(asked.provider ? ([['Primary care provider', providerText(member)]] as const) : []),
    ]}
  />
);

const coveredFacts = (member: EnrollingMember, asked: AskedInfo): (readonly [string, string])[] => [
  ['Gender', labelOf(GENDERS, member.Gender)],
  ...(asked.ssn ? ([['SSN', member.SSN || NOT_GIVEN]] as const) : []),
  ...(asked.lastTobaccoUse
    ? ([['Last tobacco use', member.LastTobaccoUse ? formatDay(member.LastTobaccoUse) : NOT_GIVEN]] as const)
    : []),
  ...(asked.exemption ? ([['Exemption number', member.ExemptionNumber || NOT_GIVEN]] as const) : []),
  ...(asked.background
    ? ([
        ['Race', labelOf(RACE_LABELS, member.Race)],
        ['Ethnicity', labelOf(ETHNICITY_LABELS, member.Ethnicity)],
      ] as const)
    : []),
];

const addressText = ({ AddressLine1, City, StateCode, FullPostalCode }: EnrollingMember['HomeAddress']): string =>
  [AddressLine1, City, [StateCode, formatZip(FullPostalCode)].filter(Boolean).join(' ')].filter(Boolean).join(', ') ||
  NOT_GIVEN;

const providerText = (member: EnrollingMember): string => {
  const {
    PrimaryCareProviderId: id,
    PrimaryCareProviderName: name,
    PrimaryCareProviderAutoAssign: isAutomatic,
  } = member;
  const patient = member.PrimaryCareProviderExistingPatient ? ', existing patient' : '';
  return id ? `${name || 'Name not known'} (${id})${patient}` : isAutomatic ? 'Assigned automatically' : NOT_GIVEN;
};
