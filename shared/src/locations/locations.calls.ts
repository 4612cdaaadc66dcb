import { calls, get, post } from '#shared/answers/calls';
import { CONFIRMED_PLACE, LOCATION, LOCATION_LINE } from '#shared/locations/location.record';

/** Spec 000 section 7, "Other calls". */
export const LOCATIONS = calls('/api/location', 'signed-in', {
  list: get('getlocationslist/:text', { path: { text: 'text' }, answers: [LOCATION_LINE] }),
  confirm: post('Confirm', {
    about: 'A name of the city or a county that the user knows and the lists do not.',
    body: CONFIRMED_PLACE,
    answers: LOCATION,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
  }),
  find: get(':zip', { path: { zip: 'text' }, answers: LOCATION, refuses: ['NOT_FOUND'] }),
});
