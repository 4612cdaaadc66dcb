import { queryOptions } from '@tanstack/react-query';
import { readSignInOptions, readSiteDown } from '#web/session/sign-in-options';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => readSignInOptions(signal),
  staleTime: Infinity,
});

export const siteDownQuery = queryOptions({ queryKey: ['site-down'], queryFn: ({ signal }) => readSiteDown(signal) });
