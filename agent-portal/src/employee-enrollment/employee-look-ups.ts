import { queryOptions } from '@tanstack/react-query';
import type { ContextType } from 'react';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { LinkAccess } from '#shared/links/link.record';
import { call, WITH_NOTICE } from '#web/http/calls';
import { locationQuery } from '#web/inputs/location-queries';
import type { LookUps } from '../components/look-ups.ts';
import { QUIETLY } from '../components/provider-picker/provider-picker-queries.ts';

const ASKING = { ...WITH_NOTICE, ...QUIETLY };

/** Places and providers, asked with the link. Whether a provider is valid is said when the person is saved. */
export const lookUpsOf = (access: LinkAccess): ContextType<typeof LookUps> => ({
  place: (zip) =>
    queryOptions({
      ...locationQuery(zip),
      queryFn: ({ signal }) => call(EMPLOYEE_CALLS.findPlace, { body: { ...access, Zip: zip } }, { ...ASKING, signal }),
    }),
  directory: {
    find: (PCPId, signal) => call(EMPLOYEE_CALLS.findProvider, { body: { ...access, PCPId } }, { ...ASKING, signal }),
    search: (request, signal) =>
      call(EMPLOYEE_CALLS.searchProviders, { body: { ...access, ...request } }, { ...ASKING, signal }),
    check: () => Promise.resolve({ Problem: null }),
  },
  canConfirmPlaces: false,
});
