import { useEffect, useState } from 'react';
import { parseQueryFromLocation } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceCalls } from '../providers/data-provider.ts';

/**
 * The filter with which a link opened the screen. Where it may name people, a search text, as in an old bookmark, leaves the address
 * at once.
 */
export function useLinkedFilter({ isPrivate }: Pick<ResourceCalls, 'isPrivate'>): object {
  const location = useLocation();
  const navigate = useNavigate();
  const [filter] = useState(() => linkedFilter(location));
  const isNamed = isPrivate && 'q' in filter;
  useEffect(() => {
    if (isNamed) {
      void navigate({ search: '' }, { replace: true });
    }
  }, [isNamed, navigate]);
  return filter;
}

function linkedFilter(location: { search: string }): object {
  const { filter } = parseQueryFromLocation(location) as { filter?: unknown };
  return typeof filter === 'object' && filter !== null ? filter : {};
}
