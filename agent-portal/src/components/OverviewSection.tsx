import { Box, Paper, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface OverviewSectionProps {
  title: string;
  /** Link to more details. */
  link?: ReactNode;
  /** No padding: lists span the full width. */
  flush?: boolean;
  children: ReactNode;
}

/** A section of the overview with its heading. */
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
