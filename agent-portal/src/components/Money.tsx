import { Box } from '@mui/material';
import { formatCents, formatDollars } from '#shared/formats/currency';

type MoneyProps = { cents: number | null } | { dollars: number | null };

/** An amount, in figures of equal width so that columns line up. Cents inside, dollars as they come over the wire. */
export const Money = (props: MoneyProps) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {'cents' in props ? formatCents(props.cents) : formatDollars(props.dollars)}
  </Box>
);
