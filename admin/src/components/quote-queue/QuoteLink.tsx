import { Link, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListContext } from 'react-admin';
import { useHref, useLocation } from 'react-router';
import { withReturn } from '#shared/sales/queue-return';
import { searchOf } from '../saved-search.ts';
import { linkId, placeHash } from './row-place.ts';

interface QuoteLinkProps {
  quoteId: number;
  /** Its page in the portal. */
  path: string;
  name: string;
  /** Below the name. */
  caption: string | null;
}

/** A row's name links to its quote in the portal, which links back to this row. */
export function QuoteLink({ quoteId, path, name, caption }: QuoteLinkProps) {
  const { filterValues, sort, page, perPage } = useListContext();
  const search = searchOf({ filter: filterValues as object, sort, perPage }, page);
  const list = `${useHref(useLocation().pathname)}?${search}`;
  const open = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const place = placeHash({ quoteId, top: currentTarget.getBoundingClientRect().top });
    // The row's position is only known at the click. The browser's Back button returns to the same place.
    currentTarget.href = withReturn(path, list + place);
    window.history.replaceState(window.history.state, '', list + place);
  };
  return (
    <>
      <Link
        id={linkId(quoteId)}
        href={withReturn(path, list)}
        onClick={open}
        underline="hover"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      {caption !== null && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {caption}
        </Typography>
      )}
    </>
  );
}
