import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ZIP_LOOKUP_FAILED, ZIP_WITHOUT_CITY } from '#shared/formats/zip';
import type { LocationResponse } from '#shared/locations/location.record';
import { LOCATIONS } from '#shared/locations/locations.calls';
import { query } from '../http/calls.ts';
import { ApiError } from '../http/api-error.ts';

/** City and counties of a ZIP's first five digits. Never stale while a form is filled in. */
export const locationQuery = (zip: string) =>
  queryOptions({
    ...query(LOCATIONS.find, { zip }, { suppressNotification: true, bubble: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who has no account looks places up another way. */
export type PlaceQuery = (zip: string) => ReturnType<typeof locationQuery>;

/** A further rule for the place: a message, or null. */
export type PlaceRule = (location: LocationResponse) => string | null;

/**
 * Checks whether a ZIP resolves to a city. Uses the query cache, so repeated checks cost nothing.
 *
 * Source: spec 000 section 5, "The zip must also resolve to a city"; spec 002 section 5, "A zip lookup failure marks the zip invalid".
 */
export async function cityProblem(
  client: QueryClient,
  zip: string,
  check?: PlaceRule,
  placeQuery: PlaceQuery = locationQuery,
): Promise<string | null> {
  try {
    const location = await client.fetchQuery(placeQuery(zip));
    return location.City ? (check?.(location) ?? null) : ZIP_WITHOUT_CITY;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? ZIP_WITHOUT_CITY : ZIP_LOOKUP_FAILED;
  }
}
