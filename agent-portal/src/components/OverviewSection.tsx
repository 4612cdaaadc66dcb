import { Box, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useId } from 'react';

interface OverviewSectionProps {
  title: string;
  /** Beside the heading: a link to more details, or a choice. */
  link?: ReactNode;
  /** No padding: lists span the full width. */
  flush?: boolean;
  /** Takes the focus when the page leads here. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A section of the overview with its heading. */
export function OverviewSection({ title, link, flush = false, headingRef, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ px: 2, pt: 2, pb: 1, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Typography variant="h2" id={id} ref={headingRef} tabIndex={headingRef && -1}>
          {title}
        </Typography>
        {link}
      </Stack>
      <Box sx={flush ? {} : { px: 2, pb: 2 }}>{children}</Box>
    </Paper>
  );
}
