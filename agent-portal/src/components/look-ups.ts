import { createContext } from 'react';
import { locationQuery, type PlaceQuery } from '#web/inputs/location-queries';
import { AGENTS_DIRECTORY, type ProviderDirectory } from './provider-picker/provider-picker-queries.ts';

interface LookUps {
  place: PlaceQuery;
  directory: ProviderDirectory;
  /** May say what the lists of places do not know. */
  canConfirmPlaces: boolean;
}

/** Where forms look up places and providers: as agents, unless the page is for somebody without an account. */
export const LookUps = createContext<LookUps>({
  place: locationQuery,
  directory: AGENTS_DIRECTORY,
  canConfirmPlaces: true,
});
