import { Box, Typography } from '@mui/material';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { callText } from '#shared/book-of-business/individuals/today/call-outcomes';
import { ACTION_LABELS } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { formatInstant } from '#shared/formats/instant';
import { OverviewSection } from '../../components/OverviewSection.tsx';

/** The log of the calls to the household, newest first. Absent until there is one. */
export const ContractCalls = ({ contract: { Calls } }: { contract: ContractDetail }) =>
  Calls.length > 0 && (
    <OverviewSection title="Calls">
      <Box component="ol" aria-label="Calls" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Calls.map(({ Id, Topic, Outcome, Until, NotedAt, NotedBy }) => (
          <Box component="li" key={Id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2" component="div">
              {callText(Outcome, Until)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {`${formatInstant(NotedAt)}: ${ACTION_LABELS[Topic].toLowerCase()}, by ${NotedBy}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </OverviewSection>
  );
