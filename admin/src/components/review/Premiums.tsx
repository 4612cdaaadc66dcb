import { Box } from '@mui/material';
import { formatDollars } from '#shared/formats/currency';

interface PremiumsProps {
  plans: readonly {
    name: string;
    /** Dollars a month. */ premium: number | null;
    /** Below the plan. */ note?: string;
  }[];
}

/** The selected plans, each at its premium. */
export const Premiums = ({ plans }: PremiumsProps) =>
  plans.length === 0 ? (
    'No plans are selected.'
  ) : (
    <Box component="dl" sx={PREMIUMS}>
      {plans.map(({ name, premium, note }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <small>{note}</small>}
          </dt>
          <dd>
            <strong>{formatDollars(premium)}</strong> a month
          </dd>
        </div>
      ))}
    </Box>
  );

/** The largest figures of the panel. */
const PREMIUMS = {
  m: 0,
  display: 'grid',
  gap: 1,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 2,
  },
  '& dt': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, ml: 'auto', textAlign: 'right' },
  '& strong': { typography: 'h2', fontVariantNumeric: 'tabular-nums' },
} as const;
