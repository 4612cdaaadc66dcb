import { Box, Paper, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface OverviewSectionProps {
  title: string;
  /** Where more of it is found. */
  link?: ReactNode;
  /** Lists reach from edge to edge. */
  flush?: boolean;
  children: ReactNode;
}

/** A part of the overview under its heading. */
export function OverviewSection({ title, link, flush = false, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ px: 2, pt: 2, pb: 1, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {link}
      </Stack>
      <Box sx={flush ? {} : { px: 2, pb: 2 }}>{children}</Box>
    </Paper>
  );
}
