import type { LocationResponse } from '#shared/locations/location.record';
import { IndividualCensusScreen } from '../../../agent-portal/src/individuals/census/IndividualCensusScreen.tsx';
import { openRoutes, pass } from './open-screen.tsx';

/** A ZIP code of Grand Rapids that spans two counties. */
export const kentAndOttawa = (PostalCode: string): LocationResponse => ({
  PostalCode,
  City: 'Grand Rapids',
  StateCode: 'MI',
  Counties: [
    { County: 'Kent', CountyFips: '26081', RateArea: 12 },
    { County: 'Ottawa', CountyFips: '26139', RateArea: 12 },
  ],
});

/** The census of quote 7 unless another address is given. */
export async function openCensus(address = '/quotes/census/individual/quote/7') {
  const routes = ['/quotes/census/individual', '/quotes/census/individual/quote/:quoteId'].map((path) => ({
    path,
    Component: IndividualCensusScreen,
  }));
  const router = openRoutes(routes, address);
  await pass();
  return router;
}
