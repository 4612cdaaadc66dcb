import { CSV, calls, get, post, put } from '#shared/answers/calls';
import {
  ERROR_ATTEMPT,
  ERROR_REPORT_SEARCH,
  INDIVIDUAL_APPLICATIONS_PAGE,
  INDIVIDUAL_APPLICATIONS_QUERY,
  INDIVIDUAL_REPAIR,
} from '#shared/error-reports/error-reports.record';
import { INDIVIDUAL_APPLICATION } from '#shared/error-reports/error-row.record';

/** Submitted individual enrollments. Spec 002 section 7, "Sales and internal operations". */
export const INDIVIDUAL_APPLICATIONS = calls('/api/sales', ['internal'], {
  list: get('GetIndividualApplications', {
    about:
      'With isErrorReport=true those that could not be sent (the last day), with isFfmErrorReport=true those of the marketplace (the last\nseven days); otherwise all submitted ones (the last thirty days).',
    query: INDIVIDUAL_APPLICATIONS_QUERY,
    answers: [INDIVIDUAL_APPLICATION],
  }),
  find: post('GetIndividualApplications', {
    about: 'Same with the filter in the body, to keep names of people out of URLs.',
    query: INDIVIDUAL_APPLICATIONS_PAGE,
    body: ERROR_REPORT_SEARCH,
    answers: [INDIVIDUAL_APPLICATION],
  }),
  export: get('GetIndividualApplications.csv', {
    about: 'Everything that matches.',
    query: INDIVIDUAL_APPLICATIONS_QUERY,
    answers: CSV,
  }),
  exportFound: post('GetIndividualApplications.csv', {
    about: 'Same with the filter in the body.',
    query: INDIVIDUAL_APPLICATIONS_PAGE,
    body: ERROR_REPORT_SEARCH,
    answers: CSV,
  }),
  listAttempts: get('GetIndividualAttempts/:individualApplicationId', {
    about:
      "The calls to the carrier system or the marketplace about a household's application, and errors that its agent saw; newest first.",
    answers: [ERROR_ATTEMPT],
    refuses: ['NOT_FOUND'],
  }),
  resubmit: put('ResubmitIndividual/:individualApplicationId', {
    about:
      'Sends an application to the carrier system again, or after a technical failure to the marketplace, as it was signed. The path is ours:\nthe specification names none.',
    answers: INDIVIDUAL_REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  resolve: put('MarkIndividualResolved/:individualApplicationId/:ewsTransactionId', {
    about:
      'Records that a household was enrolled by hand, or dismisses the error of one that was not submitted (NotSent). `ewsTransactionId`\nidentifies the error that the user saw.',
    answers: INDIVIDUAL_REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
