import { Box, Typography } from '@mui/material';
import { SearchField } from '../components/SearchField.tsx';
import { STAGE_LABELS, STAGES, type Stage } from './dashboard-rows.ts';
import { FilterPills } from './FilterPills.tsx';

interface QuotesToolbarProps {
  headingId: string;
  text: string;
  onText: (text: string) => void;
  stage: Stage | null;
  onStage: (stage: Stage | null) => void;
  counts: Record<Stage, number>;
  total: number;
}

/** Heading, stages with their counts, and search. */
export const QuotesToolbar = (props: QuotesToolbarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
    <Typography variant="h2" id={props.headingId} sx={{ flexGrow: 1 }}>
      Quotes in flight
    </Typography>
    <FilterPills
      label="Stage"
      value={props.stage}
      onChange={props.onStage}
      total={props.total}
      options={STAGES.map((stage) => ({ value: stage, label: STAGE_LABELS[stage], count: props.counts[stage] }))}
    />
    <Box sx={{ width: { xs: '100%', sm: 280 } }}>
      <SearchField label="Search quotes" value={props.text} onChange={props.onText} />
    </Box>
  </Box>
);
