import { Box, Typography } from '@mui/material';
import { centsFromDollars } from '#shared/formats/currency';
import { Money } from '../components/Money.tsx';

/** A plan of the household, dollars a month. */
export interface PlanLine {
  Kind: string;
  Name: string;
  /** Who enrolls. */
  People: readonly string[];
  Premium: number | null;
  /** After the tax credit. */
  Net: number | null;
}

/** Who enrolls in which plan at which premium, and what remains of it under the tax credit. */
export const PlanLines = ({ lines }: { lines: readonly PlanLine[] }) => (
  <Box component="ul" aria-label="Plans" sx={LIST}>
    {lines.map(({ Kind, Name, People, Premium, Net }) => (
      <li key={Kind + Name}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {Name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {Kind}: {People.join(', ')}
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography variant="subtitle2">
            <Money dollars={Net} /> a month
          </Typography>
          {Premium !== Net && (
            <Typography variant="body2" color="textSecondary">
              <Money dollars={Premium} /> less{' '}
              <Money cents={centsFromDollars(Premium ?? 0) - centsFromDollars(Net ?? 0)} /> tax credit
            </Typography>
          )}
        </Box>
      </li>
    ))}
  </Box>
);

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: 1,
  borderColor: 'divider',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;
