import { Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '#web/shell/lazy-part';
import { PageLinks } from './PageLinks.tsx';

/** Rows per page of every table of the portal. Source: spec 002 section 9. */
export const PAGE_SIZE = 10;

interface PagerProps {
  total: number;
  /** 1 for the first page. */
  page: number;
  onChange: (page: number) => void;
  pageSize?: number;
  /** If given, users can choose the page size. */
  onPageSize?: (pageSize: number) => void;
  /** What is counted, as a plural with s: "quotes". */
  noun: string;
}

const PageSize = lazyPart(async () => (await import('./PageSize.tsx')).PageSize);
const COUNT = new Intl.NumberFormat('en-US');

/** The position in a list, with page links; the links are absent when everything fits on one page. */
export function Pager({ total, page, onChange, pageSize = PAGE_SIZE, onPageSize, noun }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', px: 2, py: 1 }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {counted(total, `${COUNT.format(first)}–${COUNT.format(last)}`, noun)}
      </Typography>
      {onPageSize && total > PAGE_SIZE && (
        <Suspense>
          <PageSize value={pageSize} onChange={onPageSize} noun={noun} />
        </Suspense>
      )}
      {pages > 1 && <PageLinks pages={pages} page={page} onChange={onChange} label={`Pages of ${noun}`} />}
    </Stack>
  );
}

function counted(total: number, range: string, noun: string): string {
  if (total === 0) {
    return `No ${noun}`;
  }
  return total === 1 ? `1 ${noun.replace(/s$/, '')}` : `${range} of ${COUNT.format(total)} ${noun}`;
}
