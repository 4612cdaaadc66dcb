import SkippedIcon from '@mui/icons-material/BlockOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BulkItemState, BulkRunItemRow, BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { ToneChip } from '#web/status/ToneChip';
import { runItemsQuery } from './bulk-runs-queries.ts';

const FIRST = 5;
const MORE = 20;
/** The server's maximum per request; the error report lists all failures. */
const MOST = 100;
const TOLD: readonly BulkItemState[] = ['Failed', 'Skipped'];

/** The first failures of a run, with reasons. Refetches when there are more. */
export function RunOutcomes({ run: { Id, Counts } }: { run: BulkRunRow }) {
  const [count, setCount] = useState(FIRST);
  const headingId = useId();
  const told = Counts.Failed + Counts.Skipped;
  const { queryKey, ...query } = runItemsQuery(Id, TOLD, count);
  const { data } = useQuery({
    ...query,
    queryKey: [...queryKey, told],
    enabled: told > 0,
    placeholderData: keepPreviousData,
  });
  if (told === 0 || !data) {
    return null;
  }
  const left = data.total - data.rows.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" id={headingId}>
        Not done
      </Typography>
      <List dense disablePadding aria-labelledby={headingId}>
        {data.rows.map((item) => (
          <Outcome key={item.SubjectId} item={item} />
        ))}
      </List>
      {left > 0 && count < MOST && (
        <Button size="small" onClick={() => setCount(Math.min(count + MORE, MOST))}>
          Show more ({left} left)
        </Button>
      )}
      {left > 0 && count >= MOST && (
        <Typography variant="body2" color="textSecondary">
          And {left} more.
        </Typography>
      )}
    </Box>
  );
}

const Outcome = ({ item: { SubjectId, Name, State, Message } }: { item: BulkRunItemRow }) => (
  <ListItem disableGutters divider sx={{ alignItems: 'flex-start', gap: 1.5 }}>
    <Box sx={{ mt: 0.5, minWidth: 88 }}>
      <ToneChip
        size="small"
        look={State === 'Failed' ? ['error', FailedIcon] : ['secondary', SkippedIcon]}
        label={State}
      />
    </Box>
    <ListItemText primary={Name || `No. ${SubjectId}`} secondary={Message} sx={{ overflowWrap: 'anywhere' }} />
  </ListItem>
);
