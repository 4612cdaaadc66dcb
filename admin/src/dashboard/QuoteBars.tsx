import { counted } from '#shared/formats/text';
import { GROUP_QUOTE_TYPE_LABELS, type GroupQuoteType } from '#shared/quotes/quote-type';
import { BarTable } from './BarTable.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { queueAddress } from './list-address.ts';
import { SOLID, STRIPED } from './series-looks.ts';

/** The queue's tabs, in their order. */
const TYPES: readonly GroupQuoteType[] = ['SmallGroupNewBusiness', 'SmallGroupRenewal'];
const SERIES = [
  { label: 'New business', look: SOLID },
  { label: 'Renewals', look: STRIPED },
];

interface QuoteLine {
  label: string;
  count: (type: GroupQuoteType) => number;
  /** Link to the queue, filtered to exactly the quotes counted. */
  filter: object;
}

interface QuotesProps {
  label: string;
  heading: string;
  lines: readonly QuoteLine[];
}

/** Quotes in the queue, new business beside renewals; each number links to its quotes. */
export const QuoteBars = ({ lines, ...props }: QuotesProps) => (
  <BarTable {...props} series={SERIES} lines={lines.map((line) => ({ label: line.label, parts: partsOf(line) }))} />
);

export const QuoteColumns = ({ lines, ...props }: QuotesProps) => (
  <ColumnTable
    {...props}
    series={SERIES}
    columns={lines.map((line) => ({ label: line.label, to: null, parts: partsOf(line) }))}
  />
);

const partsOf = ({ label, count, filter }: QuoteLine) =>
  TYPES.map((type) => ({
    to: queueAddress(type, filter),
    name: `${label}, ${GROUP_QUOTE_TYPE_LABELS[type].toLowerCase()}: ${counted(count(type), 'quote')}`,
    count: count(type),
  }));
