import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PlanPair } from '#shared/scenarios/scenario.record';
import { Money } from '../components/Money.tsx';
import { ScrollTable } from '../components/ScrollTable.tsx';

interface PlanPairsTableProps {
  pairs: readonly PlanPair[];
  /** The names of the first and second quote. */
  names: readonly [string, string];
}

/** Both quotes' selected plans with the whole group's monthly premium. */
export const PlanPairsTable = ({ pairs, names }: PlanPairsTableProps) => (
  <ScrollTable
    label="Plans and monthly premiums"
    title
    stacked="sm"
    empty={
      pairs.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          Neither quote has chosen plans yet.
        </Typography>
      )
    }
  >
    <TableHead>
      <TableRow>
        <TableCell>Plan</TableCell>
        <TableCell align="right">{names[0]}</TableCell>
        <TableCell align="right">{names[1]}</TableCell>
        <TableCell align="right">Difference</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {pairs.map(({ HiosPlanId, PlanDisplayName, Left, Right, Difference }) => (
        <TableRow key={HiosPlanId} hover>
          <TableCell component="th" scope="row" sx={{ minWidth: 128 }}>
            {PlanDisplayName}
          </TableCell>
          <TableCell align="right" data-label={names[0]}>
            <Premium dollars={Left} />
          </TableCell>
          <TableCell align="right" data-label={names[1]}>
            <Premium dollars={Right} />
          </TableCell>
          <TableCell align="right" data-label={Difference === null ? undefined : 'Difference'}>
            {Difference !== null && <Change dollars={Difference} />}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </ScrollTable>
);

const Premium = ({ dollars }: { dollars: number | null }) =>
  dollars === null ? (
    <Typography component="span" variant="body2" color="textSecondary">
      Not chosen
    </Typography>
  ) : (
    <Money dollars={dollars} />
  );

/** Also in words: "more" and "less" must not depend on a sign alone. */
const Change = ({ dollars }: { dollars: number }) =>
  dollars === 0 ? (
    'Same'
  ) : (
    <>
      <Money dollars={Math.abs(dollars)} /> {dollars > 0 ? 'more' : 'less'}
    </>
  );
