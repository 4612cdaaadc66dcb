import type { GroupQuoteRow } from '#shared/contract/sales-groups';
import type { QueueView } from './queue-views.ts';

/** The columns that somebody can leave out, by their headings; the group always stays: it opens the quote. */
export const OPTIONAL_COLUMNS = [
  ['Id', 'Quote'],
  ['EffectiveDate', 'Effective date'],
  ['RenewalDate', 'Renewal date'],
  ['Status', 'Status'],
  ['SubmittedDate', 'Submitted'],
  ['ApprovalTime', 'Approval time'],
  ['Agents', 'Agents'],
  ['Members', 'Members'],
  ['ModifiedAt', 'Last change'],
  ['AssignedToUsername', 'Worked on by'],
] as const satisfies readonly (readonly [keyof GroupQuoteRow, string])[];

const SELDOM = ['Agents', 'Members', 'ModifiedAt'];

/** New business has no renewal date. */
export const hiddenAtFirst = ({ name }: QueueView): string[] =>
  name === 'NewBusiness' ? ['RenewalDate', ...SELDOM] : SELDOM;

export const columnsKey = ({ key }: QueueView): string => `${key}.columns`;
