import { formatPhone } from '#shared/formats/phone';
import { formatTaxId } from '#shared/formats/tax-id';
import type { Difference } from '#web/records/StaleDialog';
import type { AddressForm, GroupForm } from './group-form.ts';

const yesNo = (flag: boolean): string => (flag ? 'Yes' : 'No');
const address = (given: AddressForm): string =>
  [given.AddressLine1, given.AddressLine2, given.City, `${given.StateCode} ${given.FullPostalCode}`, given.County]
    .filter((part) => part.trim() !== '')
    .join(', ');

/** Each field in words, to compare two versions of a group side by side. */
const FIELDS: readonly [string, (form: GroupForm) => string][] = [
  ['Group name', (form) => form.GroupName],
  ['Tax ID', (form) => formatTaxId(form.TaxId)],
  ['SIC code', (form) => form.SICCode],
  ['Religious organization', (form) => yesNo(form.ReligiousFlag)],
  ['Phone', (form) => formatPhone(form.PhoneNumber)],
  ['Email', (form) => form.GroupEmail],
  ['Eligible employees', (form) => form.TotalEligibleEmployees],
  ['Address', (form) => address(form.Address.General)],
  ['Billing address', (form) => (form.BillingSameAsGeneral ? 'Same as the address' : address(form.Address.Billing))],
  ['Agents', (form) => form.AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ')],
  ['CAMAD group', (form) => yesNo(form.IsCAMADGroup)],
  ['Agent-broker group', (form) => yesNo(form.IsAgentBrokerGroup)],
  ['Total Healthcare group', (form) => yesNo(form.TotalHealthcare)],
  ['Rolls over from large to small group', (form) => yesNo(form.IsLargeToSmallRolloverGroup)],
];

/** The fields in which two versions differ. */
export const groupDifferences = (mine: GroupForm, theirs: GroupForm): Difference[] =>
  FIELDS.map(([label, read]) => ({ label, mine: read(mine), theirs: read(theirs) })).filter(
    (field) => field.mine !== field.theirs,
  );
