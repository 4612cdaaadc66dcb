import { CSV, calls, get, post } from '#shared/answers/calls';
import { DASHBOARD_FIGURES } from '#shared/groups/dashboard-figures.record';
import { DASHBOARD_RANGE, DASHBOARD_ROW } from '#shared/groups/dashboard-row.record';
import { DASHBOARD_FILE, DASHBOARD_PAGE, DASHBOARD_QUERY } from '#shared/groups/dashboard-rows.record';

/** Spec 001 sections 2, 3 and 7. */
export const DASHBOARD = calls('/api/dashboard', ['smallgroup'], {
  list: get('', {
    about:
      'Groups with their newest quotes, most recently changed first. With `range` one page of them and Content-Range.',
    allow: 'signed-in',
    query: DASHBOARD_RANGE,
    answers: [DASHBOARD_ROW],
  }),
  findFigures: get('figures', {
    about:
      'Premium in quotes and in review, the pipeline, and renewals, over all groups that an agent sees; nothing for staff.',
    answers: DASHBOARD_FIGURES,
  }),
  listRows: post('rows', {
    about:
      'A page of one of the two lists of groups, over all groups that the user sees. A POST, to keep the search out of URLs.',
    body: DASHBOARD_QUERY,
    answers: DASHBOARD_PAGE,
  }),
  export: post('rows.csv', {
    about:
      'One of the two lists of groups with its search, stage and order, as a file. A POST, to keep the search out of URLs.',
    body: DASHBOARD_FILE,
    answers: CSV,
  }),
});
