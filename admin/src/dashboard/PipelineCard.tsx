import { Typography } from '@mui/material';
import type { PipelineStage } from '#shared/sales-home/home.record';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { PIPELINE_STATUSES } from '#shared/sales-home/pipeline';
import { HomeCard } from '../components/HomeCard.tsx';
import { QuoteBars } from './QuoteBars.tsx';

/** Open group quotes by stage. */
export const PipelineCard = ({ stages }: { stages: readonly PipelineStage[] }) => (
  <HomeCard title="Pipeline">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {stages.length === 0 ? 'No group quote is open.' : 'Open group quotes by status.'}
    </Typography>
    <QuoteBars
      label="Open group quotes by status"
      heading="Status"
      lines={PIPELINE_STATUSES.map((status) => ({
        label: groupStatusLabel(status, 'internal'),
        count: (type) => stages.find(({ QuoteType, Status }) => QuoteType === type && Status === status)?.Count ?? 0,
        filter: { Status: [status] },
      }))}
    />
  </HomeCard>
);
