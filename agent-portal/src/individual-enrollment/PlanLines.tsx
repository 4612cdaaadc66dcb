import { Box, Typography } from '@mui/material';
import { Money } from '../components/Money.tsx';

/** A plan of the household, dollars a month. */
export interface PlanLine {
  Kind: string;
  Name: string;
  /** Who enrolls. */
  People: readonly string[];
  Premium: number | null;
  /** 0: none. */
  TaxCredit: number;
  Net: number | null;
}

/** Who enrolls in which plan at which premium, and what remains of it under the tax credit. */
export const PlanLines = ({ lines }: { lines: readonly PlanLine[] }) => (
  <Box component="ul" aria-label="Plans" sx={LIST}>
    {lines.map(({ Kind, Name, People, Premium, TaxCredit, Net }) => (
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
          {TaxCredit > 0 && (
            <Typography variant="body2" color="textSecondary">
              <Money dollars={Premium} /> less <Money dollars={TaxCredit} /> tax credit
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
