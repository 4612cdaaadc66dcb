import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';
import { Money } from '../components/Money.tsx';

/** The causes of a change, which add up to it. A cause that changes nothing is left out. */
export const CausesTable = ({ comparison, label }: { comparison: PremiumComparison; label: string }) => (
  <Table size="small" aria-label={label}>
    <TableBody>
      <Line name="Premium now" dollars={comparison.Before} />
      {PREMIUM_PART_ORDER.filter((part) => comparison.Parts[part] !== 0).map((part) => (
        <Line key={part} name={PREMIUM_PART_LABELS[part]} dollars={comparison.Parts[part]} />
      ))}
      <Line name="Premium at the renewal" dollars={comparison.After} strong />
      <Line name="Change" dollars={comparison.Change} strong />
    </TableBody>
  </Table>
);

const Line = ({ name, dollars, strong = false }: { name: string; dollars: number; strong?: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 600 : 400 }}>
      {name}
    </TableCell>
    <TableCell align="right" sx={{ fontWeight: strong ? 600 : 400 }}>
      <Money dollars={dollars} />
    </TableCell>
  </TableRow>
);
