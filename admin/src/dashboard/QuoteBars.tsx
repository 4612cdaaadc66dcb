import { GROUP_QUOTE_TYPE_LABELS, type GroupQuoteType } from '#shared/quotes/quote-type';
import { BarTable } from './BarTable.tsx';
import { queueAddress } from './list-address.ts';
import { SOLID, STRIPED } from './series-looks.ts';

/** The tabs of the queue, in their order. */
const TYPES: readonly GroupQuoteType[] = ['SmallGroupNewBusiness', 'SmallGroupRenewal'];
const SERIES = [
  { label: 'New business', look: SOLID },
  { label: 'Renewals', look: STRIPED },
];

export interface QuoteLine {
  label: string;
  count: (type: GroupQuoteType) => number;
  /** Of the queue: exactly the quotes that are counted. */
  filter: object;
}

/** Quotes of the queue, new business beside renewals; each number leads to its quotes. */
export const QuoteBars = (props: { label: string; heading: string; lines: readonly QuoteLine[] }) => (
  <BarTable
    {...props}
    series={SERIES}
    lines={props.lines.map(({ label, count, filter }) => ({
      label,
      parts: TYPES.map((type) => ({
        to: queueAddress(type, filter),
        name: `${label}, ${GROUP_QUOTE_TYPE_LABELS[type].toLowerCase()}: ${counted(count(type))}`,
        count: count(type),
      })),
    }))}
  />
);

const counted = (count: number): string => (count === 1 ? '1 quote' : `${count.toLocaleString('en-US')} quotes`);
