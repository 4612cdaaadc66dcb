import { Box, PaginationItem, type PaginationItemProps, Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '#web/shell/lazy-part';
import { pageLinks } from './page-links.ts';
import { useReading } from '#web/shell/reading';

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
  const { text } = useReading();
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
        {text(counted(total, `${COUNT.format(first)}–${COUNT.format(last)}`, noun))}
      </Typography>
      {onPageSize && total > PAGE_SIZE && (
        <Suspense>
          <PageSize value={pageSize} onChange={onPageSize} noun={noun} />
        </Suspense>
      )}
      {pages > 1 && <PageLinks pages={pages} page={page} onChange={onChange} label={text(`Pages of ${noun}`)} />}
    </Stack>
  );
}

function counted(total: number, range: string, noun: string): string {
  if (total === 0) {
    return `No ${noun}`;
  }
  return total === 1 ? `1 ${noun.replace(/s$/, '')}` : `${range} of ${COUNT.format(total)} ${noun}`;
}

interface PageLinksProps {
  pages: number;
  page: number;
  onChange: (page: number) => void;
  label: string;
}

type Step = { type: NonNullable<PaginationItemProps['type']>; to: number; name: string };

/** First, previous, up to seven pages around the current one, next, last. Source: spec 000 section 9. */
function PageLinks({ pages, page, onChange, label }: PageLinksProps) {
  const { text } = useReading();
  const back: Step[] = [
    { type: 'first', to: 1, name: 'Go to first page' },
    { type: 'previous', to: page - 1, name: 'Go to previous page' },
  ];
  const on: Step[] = [
    { type: 'next', to: page + 1, name: 'Go to next page' },
    { type: 'last', to: pages, name: 'Go to last page' },
  ];
  const step = ({ type, to, name }: Step, isOff: boolean) => (
    <li key={type}>
      <PaginationItem type={type} size="small" disabled={isOff} aria-label={text(name)} onClick={() => onChange(to)} />
    </li>
  );
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" sx={LINKS}>
        {back.map((each) => step(each, page <= 1))}
        {pageLinks(page, pages).map((number) => (
          <li key={number}>
            <PaginationItem
              type="page"
              size="small"
              page={number}
              selected={number === page}
              aria-label={text(number === page ? 'Page {number}' : 'Go to page {number}', { number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onChange(number)}
            />
          </li>
        ))}
        {on.map((each) => step(each, page >= pages))}
      </Box>
    </Box>
  );
}

/** Fits a phone: eleven links in one 328 px line if the numbers are short, otherwise in two lines. */
const LINKS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  listStyle: 'none',
  m: 0,
  p: 0,
  '& .MuiPaginationItem-root': { mx: '1px' },
} as const;
