import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Term } from '#shared/glossary/glossary';
import { TermHelp } from '#web/help/TermHelp';
import { TextWithPhones } from '#web/shell/PhoneLink';

export interface Fact {
  label: string;
  /** Empty: shown with all details only. */
  value: ReactNode;
  /** Shown in place of an empty value. */
  none?: string;
  /** What the label means. */
  term?: Term;
  /** May be long: gets its own line. */
  isLong?: true;
}

/** Names and values in two columns. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: { xs: 2, sm: 3 },
      rowGap: 2,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    }}
  >
    {facts.map(({ label, value, none = 'Not given', term, isLong }) => (
      <Box key={label} sx={isLong && { gridColumn: '1 / -1' }}>
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
          {!isGiven(value) ? none : typeof value === 'string' ? <TextWithPhones text={value} /> : value}
        </Typography>
      </Box>
    ))}
  </Box>
);

export const isGiven = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';
