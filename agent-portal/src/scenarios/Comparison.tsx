import { Stack } from '@mui/material';
import type { QuoteComparison } from '#shared/scenarios/scenario.record';
import { CensusChangesSection } from './CensusChangesSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { PlanPairsTable } from './PlanPairsTable.tsx';

/** What differs comes first in each part: figures, plans, people. */
export const Comparison = ({ comparison: { Left, Right, Plans, Census } }: { comparison: QuoteComparison }) => (
  <Stack spacing={3}>
    <FiguresTable left={Left} right={Right} />
    <PlanPairsTable pairs={Plans} names={[Left.Name, Right.Name]} />
    <CensusChangesSection changes={Census} names={[Left.Name, Right.Name]} />
  </Stack>
);
