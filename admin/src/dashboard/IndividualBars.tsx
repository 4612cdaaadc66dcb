import { individualStatusLabel } from '#shared/individuals/individual-status';
import { counted } from '#shared/formats/text';
import { WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/queue-views';
import type { IndividualsWaiting } from '#shared/sales-home/home.record';
import { BarTable } from './BarTable.tsx';
import { individualsAddress } from './list-address.ts';
import { SOLID } from './series-looks.ts';

const SERIES = [{ label: 'Quotes', look: SOLID }];

/** Individual quotes that were submitted and are not settled; each number links to its quotes. */
export const IndividualBars = ({ waiting }: { waiting: readonly IndividualsWaiting[] }) => (
  <BarTable
    label="Individual quotes waiting, by status"
    heading="Individuals"
    series={SERIES}
    lines={WAITING_INDIVIDUAL_STATUSES.map((status) => {
      const label = individualStatusLabel(status, 'sales');
      const count = waiting.find(({ Status }) => Status === status)?.Count ?? 0;
      const name = `${label}, individuals: ${counted(count, 'quote')}`;
      return { label, parts: [{ to: individualsAddress({ Status: [status] }), name, count }] };
    })}
  />
);
