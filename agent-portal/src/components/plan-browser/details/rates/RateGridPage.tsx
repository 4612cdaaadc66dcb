import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { tobaccoRatesText } from '#shared/census/tobacco';
import { formatDay } from '#shared/formats/auto-date';
import type { PlanRateBreakdown } from '#shared/plans/plan.record';
import { useRules } from '../../../../app/rules/use-rules.ts';
import { Money } from '../../../Money.tsx';
import { planRatesQuery } from '../../plan-browser-queries.ts';
import type { Buyer } from '../../plan-terms.ts';
import { PageQuery } from '../PageQuery.tsx';
import { gridTables } from './rate-grid.ts';

/** The filed rates of the plan: every age band, with and without tobacco. */
export function RateGridPage({ quoteId, buyer, planId }: { quoteId: number; buyer: Buyer; planId: number }) {
  const rules = useRules();
  const query = useQuery(planRatesQuery(quoteId, planId));
  return (
    <PageQuery query={query}>
      {({ RateGrid, RatesMessage, RateArea, EffectiveDate }) =>
        RateGrid.length === 0 ? (
          <Alert severity="warning">{RatesMessage || 'Rates not loaded'}</Alert>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              Filed monthly rates in rating area {RateArea} for effective date {formatDay(EffectiveDate)}.
              {hasTobaccoRates(RateGrid)
                ? ` ${tobaccoRatesText(buyer === 'group' ? rules : null)}`
                : ' No tobacco rates are filed: the same rate applies with and without tobacco.'}
            </Typography>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
              {gridTables(RateGrid).map((rows) => (
                <GridTable key={rows[0]?.Age} rows={rows} withTobacco={hasTobaccoRates(RateGrid)} />
              ))}
            </Box>
          </>
        )
      }
    </PageQuery>
  );
}

type RateGrid = PlanRateBreakdown['RateGrid'];

const hasTobaccoRates = (rows: RateGrid): boolean => rows.some(({ TobaccoRate }) => TobaccoRate !== null);

const GridTable = ({ rows, withTobacco }: { rows: RateGrid; withTobacco: boolean }) => (
  <Table aria-label={`Rates of ages ${rows[0]?.Age} to ${rows.at(-1)?.Age}`} sx={{ '& td, & th': { py: 0.5, px: 1 } }}>
    <TableHead>
      <TableRow>
        <TableCell>Age</TableCell>
        <TableCell align="right">Rate</TableCell>
        {withTobacco && <TableCell align="right">Tobacco rate</TableCell>}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ Age, Rate, TobaccoRate }) => (
        <TableRow key={Age} hover>
          <TableCell component="th" scope="row">
            {Age}
          </TableCell>
          <TableCell align="right">
            <Money dollars={Rate} />
          </TableCell>
          {withTobacco && (
            <TableCell align="right">{TobaccoRate === null ? 'Not filed' : <Money dollars={TobaccoRate} />}</TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
