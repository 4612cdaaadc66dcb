import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface ListSectionProps {
  title: string;
  /** Beside the title: filters, search, file. */
  tools: ReactNode;
  /** The list, which the title labels. */
  children: (headingId: string) => ReactNode;
}

/** The frame of each list of the dashboard. */
export function ListSection({ title, tools, children }: ListSectionProps) {
  const headingId = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
        <Typography variant="h2" id={headingId} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {tools}
      </Box>
      {children(headingId)}
    </Paper>
  );
}
