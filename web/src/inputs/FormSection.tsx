import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** What belongs here and why it is asked. */
  help?: ReactNode;
  children: ReactNode;
}

/** One part of a long form: its name and help beside the fields, above them on narrow screens. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { md: '240px 1fr' } }}
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

/** Fields side by side where there is room for it, of equal width. `span` of a child: wrap it in a Box with gridColumn. */
export const FieldGrid = ({ columns = 2, children }: { columns?: 1 | 2 | 3; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 1.5,
      gridTemplateColumns: { xs: '1fr', sm: `repeat(${columns}, minmax(0, 1fr))` },
    }}
  >
    {children}
  </Box>
);
