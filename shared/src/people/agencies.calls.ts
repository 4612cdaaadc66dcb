import { CSV, calls, file, get, post, put, remove } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { AGENCY, AGENCY_CHANGE, AGENCY_ROW } from '#shared/people/agency.record';

/** The agencies of agents. An agency with agents cannot be deleted, only deactivated. */
export const AGENCIES = calls('/api/people', ['superuser'], {
  list: get('Agencies', { about: 'Agencies.', query: LIST_QUERY, answers: [AGENCY_ROW] }),
  export: get('Agencies.csv', { about: 'All agencies that match the filter.', query: LIST_QUERY, answers: CSV }),
  find: get('Agencies/:id', { about: 'One agency.', answers: AGENCY_ROW, refuses: ['NOT_FOUND'] }),
  create: post('Agencies', {
    about: 'Creates an agency.',
    body: AGENCY,
    answers: AGENCY_ROW,
    refuses: ['RULE_BROKEN'],
  }),
  change: put('Agencies/:id', {
    about: 'Changes an agency.',
    body: AGENCY_CHANGE,
    answers: AGENCY_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  viewLogo: get('Agencies/:id/Logo', {
    about: "The picture on the agency's proposals.",
    answers: file('image/png'),
    refuses: ['NOT_FOUND'],
  }),
  setLogo: post('Agencies/:id/Logo', {
    about: 'multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before.',
    body: 'form',
    answers: AGENCY_ROW,
    refuses: ['NOT_FOUND'],
  }),
  removeLogo: remove('Agencies/:id/Logo', {
    about: 'Proposals show no picture from now on.',
    answers: AGENCY_ROW,
    refuses: ['NOT_FOUND'],
  }),
});
