import { Link, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListContext } from 'react-admin';
import { useHref, useLocation } from 'react-router';
import { DEFAULT_ENTERPRISE_ID } from '#shared/groups/enterprise-id';
import { nextStep } from '#shared/quotes/next-step';
import { withReturn } from '#shared/sales/queue-return';
import { searchOf } from '../components/saved-search.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { linkId, placeHash } from './row-place.ts';

/** The next step for a quote in this status: staff always have one. */
const quotePath = ({ Id, GroupId, Status }: GroupQuoteRecord): string =>
  nextStep({ status: Status, quoteId: Id, groupId: GroupId, isExternal: false, disableForExternalAgentFlag: false })
    .path!;

/** The group's name links to its quote in the portal, which links back to this row; below it, the insurer's number. */
export function GroupLink({ quote }: { quote: GroupQuoteRecord }) {
  const { filterValues, sort, page, perPage } = useListContext();
  const search = searchOf({ filter: filterValues as object, sort, perPage }, page);
  const list = `${useHref(useLocation().pathname)}?${search}`;
  const path = quotePath(quote);
  const open = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const place = placeHash({ quoteId: quote.Id, top: currentTarget.getBoundingClientRect().top });
    // The row's position is only known at the click. The browser's Back button returns to the same place.
    currentTarget.href = withReturn(path, list + place);
    window.history.replaceState(window.history.state, '', list + place);
  };
  const number = quote.GroupEnterpriseId;
  return (
    <>
      <Link
        id={linkId(quote.Id)}
        href={withReturn(path, list)}
        onClick={open}
        underline="hover"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {quote.GroupName}
      </Link>
      {number && number !== DEFAULT_ENTERPRISE_ID && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {number}
        </Typography>
      )}
    </>
  );
}
