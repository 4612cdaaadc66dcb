import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface WorkAndFactsProps {
  work: ReactNode;
  facts: ReactNode;
  /** The width that the work needs to have the facts beside it. */
  least?: string;
}

/** What there is to do, with what is known beside it; below it where the text is large or the window narrow. */
export const WorkAndFacts = ({ work, facts, least = '26rem' }: WorkAndFactsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
    <Stack spacing={2} sx={{ flex: `2 1 ${least}`, minWidth: 0 }}>
      {work}
    </Stack>
    <Stack spacing={2} sx={{ flex: '1 1 19rem', minWidth: 0 }}>
      {facts}
    </Stack>
  </Box>
);
