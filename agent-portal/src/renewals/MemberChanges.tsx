import { Alert, Skeleton, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeText, signedDollars } from '#shared/formats/percent';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';
import type { MemberPremiumChange } from '#shared/renewals/renewal.record';
import { RENEWALS } from '#shared/renewals/renewals.calls';
import { errorMessage } from '#web/http/api-error';
import { query } from '#web/http/calls';
import { Money } from '../components/Money.tsx';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { ScrollTable } from '../components/ScrollTable.tsx';
import { planText } from './PlanChangesTable.tsx';

/** Each member's change, the largest first. */
export function MemberChanges({ quoteId }: { quoteId: number }) {
  const { data, error, isPending } = useQuery(query(RENEWALS.members, { quoteId, query: { range: '[0,99]' } }));
  const [page, setPage] = useState(1);
  if (isPending) {
    return <Skeleton variant="rounded" height={320} />;
  }
  if (error) {
    return <Alert severity="error">{errorMessage(error)}</Alert>;
  }
  return (
    <div>
      <ScrollTable label="Member by member" title>
        <TableHead>
          <TableRow>
            <TableCell>Member</TableCell>
            <TableCell>Plan</TableCell>
            <TableCell align="right">Now</TableCell>
            <TableCell align="right">At the renewal</TableCell>
            <TableCell align="right">Change</TableCell>
            <TableCell>Why</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((member, index) => (
            <TableRow key={`${page} ${index}`}>
              <TableCell component="th" scope="row">
                {member.Name}, {member.Relationship}
              </TableCell>
              <TableCell>{planText(member)}</TableCell>
              <TableCell align="right">
                <Money dollars={member.Before} />
              </TableCell>
              <TableCell align="right">
                <Money dollars={member.After} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {changeText(member.Before, member.After)}
              </TableCell>
              <TableCell>{whyText(member)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      <Pager total={data.length} page={page} onChange={setPage} noun="changes" />
    </div>
  );
}

const whyText = ({ Parts }: MemberPremiumChange): string =>
  PREMIUM_PART_ORDER.filter((part) => Parts[part] !== 0)
    .map((part) => `${PREMIUM_PART_LABELS[part]} ${signedDollars(Parts[part])}`)
    .join('; ') || 'Nothing changes';
