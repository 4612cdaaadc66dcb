import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from '#shared/plans/plan.record';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { planBenefitsQuery } from '../plan-browser-queries.ts';
import { benefitGroups, type Benefit } from './benefit-groups.ts';
import { PageQuery } from './PageQuery.tsx';

/** What members pay, in and out of network, by category. */
export function BenefitsPage({ quoteId, plan }: { quoteId: number; plan: Plan }) {
  const query = useQuery(planBenefitsQuery(quoteId, plan));
  return (
    <PageQuery query={query}>
      {({ Benefits }) =>
        Benefits.length === 0 ? (
          <Typography>No benefits have been loaded for this plan.</Typography>
        ) : (
          <BenefitTable benefits={Benefits} />
        )
      }
    </PageQuery>
  );
}

const BenefitTable = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <Table sx={TABLE}>
    <TableHead>
      <TableRow>
        <TableCell>Benefit</TableCell>
        <TableCell>In network</TableCell>
        <TableCell>Out of network</TableCell>
        <TableCell>Limits</TableCell>
      </TableRow>
    </TableHead>
    {benefitGroups(benefits).map(({ category, benefits: listed }) => (
      <TableBody key={category}>
        <TableRow>
          <TableCell component="th" scope="rowgroup" colSpan={4} className="category">
            {category}
          </TableCell>
        </TableRow>
        {listed.map(({ Benefit: name, InNetwork, OutOfNetwork, Limits }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{InNetwork}</TableCell>
            <TableCell>{OutOfNetwork}</TableCell>
            <TableCell>{Limits}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    ))}
  </Table>
);

const TABLE = {
  '& td, & th': { verticalAlign: 'top', px: 1 },
  '& th[scope=row]': { fontWeight: 400, width: '30%' },
  '& .category': { pt: 2, typography: 'subtitle2', borderBottomColor: 'text.secondary' },
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody, & tr, & th, & td': { display: 'block', width: 'auto !important' },
    '& thead': HIDDEN_TEXT,
    '& td, & th': { border: 0, py: 0, px: 0 },
    '& th[scope=row]': { fontWeight: 'medium' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td:empty': { display: 'none' },
    '& td::before': { color: 'text.secondary', mr: 0.5 },
    '& td:nth-of-type(1)::before': { content: '"In network:"' },
    '& td:nth-of-type(2)::before': { content: '"Out of network:"' },
    '& td:nth-of-type(3)::before': { content: '"Limits:"' },
  },
} as const;
