import { Box, PaginationItem, type PaginationItemProps } from '@mui/material';
import { pageLinks } from './page-links.ts';

interface PageLinksProps {
  pages: number;
  page: number;
  onChange: (page: number) => void;
  label: string;
}

type Step = { type: NonNullable<PaginationItemProps['type']>; to: number; name: string };

/** First, previous, up to seven pages around the current one, next, last. Source: spec 000 section 9. */
export function PageLinks({ pages, page, onChange, label }: PageLinksProps) {
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
      <PaginationItem type={type} size="small" disabled={isOff} aria-label={name} onClick={() => onChange(to)} />
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
              aria-label={number === page ? `Page ${number}` : `Go to page ${number}`}
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
