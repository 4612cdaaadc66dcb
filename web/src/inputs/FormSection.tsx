import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** What belongs here and why it is asked. */
  help?: ReactNode;
  /** In a narrow column: the name above the fields at any width. */
  stacked?: boolean;
  children: ReactNode;
}

/** A section of a long form: its name and help beside the fields, above them on narrow screens. */
export function FormSection({ title, help, stacked = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: stacked ? 2 : { xs: 2, md: 4 },
        gridTemplateColumns: stacked ? 'minmax(0, 1fr)' : { md: '240px 1fr' },
      }}
    >
      <Box>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {help && (
          <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
            {help}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Paper>
  );
}

const COLUMN_GAP_PX = 16;
/** Holds a name such as "Tax credit to use each month", at any size of text. */
const LEAST_FIELD = '12rem';

/** At most as many of these side by side. */
const columnOf = (columns: number): string =>
  `max(${LEAST_FIELD}, (100% - ${(columns - 1) * COLUMN_GAP_PX}px) / ${columns})`;

/** Fields of equal width side by side, if they fit. To span columns, wrap a child in a Box with gridColumn. */
export const FieldGrid = ({ columns = 2, children }: { columns?: 1 | 2 | 3; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: `${COLUMN_GAP_PX}px`,
      rowGap: 1.5,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnOf(columns)}), 1fr))`,
    }}
  >
    {children}
  </Box>
);
