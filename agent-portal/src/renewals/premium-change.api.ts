import { queryOptions } from '@tanstack/react-query';
import type { MemberPremiumChange, PremiumChangeResponse } from '#shared/renewals/renewal.record';
import { getJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

export const premiumChangeQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['premium-change', quoteId],
    queryFn: ({ signal }) =>
      getJson<PremiumChangeResponse>(`/api/renewals/PremiumChange/${quoteId}`, signal, IN_SCREEN),
  });

/** The members whose premiums change most, a hundred at most. */
export const memberChangesQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['premium-change-members', quoteId],
    queryFn: ({ signal }) =>
      getJson<MemberPremiumChange[]>(
        `/api/renewals/PremiumChangeMembers/${quoteId}?range=${encodeURIComponent('[0,99]')}`,
        signal,
        IN_SCREEN,
      ),
  });
