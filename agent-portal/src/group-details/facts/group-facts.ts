import type { GroupResponse } from '#shared/groups/group.record';
import type { Address } from '#shared/locations/address.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { formatTaxId } from '#shared/formats/tax-id';
import { subGroupNamesText } from '#shared/groups/group-facts';
import { PPO_ONLY_AREA } from '#shared/plans/plan-codes';
import { NO_NUMBER_YET, shownGroupNumber } from '#shared/groups/enterprise-id';
import type { Fact } from './FactList.tsx';

/** What does not apply is empty. */
export const yes = (flag: boolean, fact: Pick<Fact, 'label' | 'term'>): Fact => ({
  ...fact,
  value: flag ? 'Yes' : '',
  none: 'No',
});
const count = (number: number | null): string => (number === null ? '' : number.toLocaleString('en-US'));

/** "12", or "16, PPO only". Source: spec 002 section 3, "RateArea (16 means PPO only)". */
export const rateAreaText = (area: number | null): string =>
  area === PPO_ONLY_AREA ? `${area}, PPO only` : (area?.toString() ?? '');

/** What is stored of a group, except its addresses, its agents and the two switchable statuses. */
export const groupFacts = (group: GroupResponse): Fact[] => [
  { label: 'Group number', value: shownGroupNumber(group.GroupEnterpriseId) || null, none: NO_NUMBER_YET },
  { label: 'Tax ID', value: formatTaxId(group.TaxId) },
  { label: 'SIC code', value: group.SICCode },
  { label: 'Phone', value: formatPhone(group.PhoneNumber) },
  { label: 'Email', value: group.GroupEmail, isLong: true },
  { label: 'Rating area', value: rateAreaText(group.RateArea), term: 'rateArea' },
  { label: 'Last effective date', value: formatDay(group.LastEffectiveDate), none: 'No coverage yet' },
  { label: 'Eligible employees', value: count(group.TotalEligibleEmployees) },
  { label: 'Subgroups', value: subGroupNamesText(group.SubGroupNames), none: 'None', isLong: true },
  yes(group.ReligiousFlag, { label: 'Religious organization' }),
  yes(group.IsCAMADGroup, { label: 'CAMAD group', term: 'camad' }),
  yes(group.IsAgentBrokerGroup, { label: 'Agent-broker group', term: 'agentBroker' }),
  yes(group.TotalHealthcare, { label: 'Total Healthcare group', term: 'totalHealthcare' }),
  yes(group.IsLargeToSmallRolloverGroup, { label: 'Rolls over from large to small group' }),
];

/** The lines of an address as on an envelope, then its county. */
export const addressLines = (address: Address): string[] => [
  address.AddressLine1,
  ...(address.AddressLine2 ? [address.AddressLine2] : []),
  `${address.City}, ${address.StateCode} ${address.FullPostalCode}`,
  `${address.County} county`,
];
