import { Box } from '@mui/material';
import { formatCents, formatDollars } from '#shared/formats/currency';

type MoneyProps = { cents: number | null } | { dollars: number | null };

/** An amount in tabular figures, so that columns align. Takes whole cents, or dollars as sent over the wire. */
export const Money = (props: MoneyProps) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {'cents' in props ? formatCents(props.cents) : formatDollars(props.dollars)}
  </Box>
);
