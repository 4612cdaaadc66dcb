import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { counted } from '#shared/formats/text';
import { isRenewal } from '#shared/quotes/quote-type';
import { formatDay } from '#shared/formats/auto-date';
import { individualPath } from '#shared/individuals/individual-next-step';
import type { FoundIndividual } from '#shared/search/individual-search.record';
import { RecordName } from '../../components/RecordName.tsx';
import { RecordTable, type RecordColumn } from '../../components/RecordTable.tsx';
import { ToneChip } from '#web/status/ToneChip';
import { StatusChip } from '#web/status/StatusChip';
import { DELETED } from './deleted-look.ts';

/** The applicant, or the quote while the name is unknown. */
export const nameOf = ({ FirstName, LastName, QuoteId }: FoundIndividual): string =>
  [FirstName, LastName].filter(Boolean).join(' ') || `Quote ${QuoteId}`;

export const pathOf = ({ QuoteId, Status, Kind }: FoundIndividual): string =>
  individualPath({ quoteId: QuoteId, status: Status, isFfm: Kind === 'FFM' });

const agentNames = ({ AssociatedAgents }: FoundIndividual): string =>
  AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ');

/** "OEP", "OEP renewal". */
const kindOf = ({ Kind, QuoteType }: FoundIndividual): string => `${Kind}${isRenewal(QuoteType) ? ' renewal' : ''}`;

const COLUMNS: readonly RecordColumn<FoundIndividual>[] = [
  {
    label: 'Applicant',
    isName: true,
    cell: (found) => <Applicant found={found} />,
  },
  { label: 'Status', cell: (found) => <Status found={found} /> },
  { label: 'People', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  { label: 'Enrollment', cell: kindOf },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
];

interface FoundIndividualsTableProps {
  rows: readonly FoundIndividual[];
  isLoading: boolean;
  /** The one button of a row. */
  action: (found: FoundIndividual) => ReactNode;
}

export const FoundIndividualsTable = ({ action, ...table }: FoundIndividualsTableProps) => (
  <RecordTable
    {...table}
    label="Individuals found"
    keyOf={({ QuoteId }) => QuoteId}
    columns={COLUMNS}
    action={{ label: 'Action', cell: action }}
    card={{
      aside: (found) => <Status found={found} />,
      details: (found) =>
        [kindOf(found), counted(found.Members, 'person', 'people'), `from ${formatDay(found.EffectiveDate)}`]
          .filter(Boolean)
          .join(', '),
    }}
  />
);

const Applicant = ({ found }: { found: FoundIndividual }) => (
  <Box sx={{ minWidth: 0 }}>
    <RecordName name={nameOf(found)} to={pathOf(found)} />
    <Typography variant="caption" component="div" color="textSecondary">
      {[`Quote ${found.QuoteId}`, agentNames(found)].filter(Boolean).join(', ')}
    </Typography>
  </Box>
);

const Status = ({ found: { Status: status, QuoteStatus, IsDeleted } }: { found: FoundIndividual }) =>
  IsDeleted ? (
    <ToneChip look={DELETED} label="Deleted" />
  ) : (
    <StatusChip status={status} audience="internal" label={QuoteStatus} />
  );
