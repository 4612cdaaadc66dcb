import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Term } from '#shared/glossary/glossary';
import { TermHelp } from '#web/help/TermHelp';

export interface Fact {
  label: string;
  /** Empty or null shows as not provided. */
  value: ReactNode;
  /** What the label means. */
  term?: Term;
  /** May be long: gets its own line on a phone. */
  isLong?: true;
}

/** Names and values, in as many columns as fit. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: { xs: 2, sm: 3 },
      rowGap: 2,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(136px, 1fr))' },
    }}
  >
    {facts.map(({ label, value, term, isLong }) => (
      <Box key={label} sx={isLong && { gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography variant="caption" component="dt" color="textSecondary">
          {label}
          {term && <TermHelp terms={[term]} />}
        </Typography>
        <Typography
          variant="body2"
          component="dd"
          color={isGiven(value) ? 'textPrimary' : 'textSecondary'}
          sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {isGiven(value) ? value : 'Not given'}
        </Typography>
      </Box>
    ))}
  </Box>
);

const isGiven = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';
