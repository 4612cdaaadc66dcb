import { Box, Card, CardContent, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface HomeCardProps {
  title: string;
  /** What to say if there is nothing to show: the card is then one line. */
  nothing?: ReactNode;
  children?: ReactNode;
}

/** One topic of the home page. */
export function HomeCard({ title, nothing, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ breakInside: 'avoid', maxHeight: nothing ? 'max-content' : 'none' }}
    >
      {nothing ? (
        <Box sx={LINE}>
          <Typography variant="h3" component="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {nothing}
          </Typography>
        </Box>
      ) : (
        <CardContent sx={{ p: 3, '&:last-child': { pb: 3 } }}>
          <Typography variant="h2" id={id} sx={{ mb: 1 }}>
            {title}
          </Typography>
          {children}
        </CardContent>
      )}
    </Card>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.5,
  px: 3,
  py: 1.5,
} as const;
