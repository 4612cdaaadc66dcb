import { calls, get, orNone, put } from '#shared/answers/calls';
import { RENEWAL_SURVEY, SURVEY_ANSWER } from '#shared/renewals/upcoming-renewal.record';

/** The survey for a group's agent before the renewal. The paths are ours. */
export const SURVEYS = calls('/api/renewals', ['smallgroup'], {
  find: get('Survey/:groupId', {
    about: 'The survey and its answer; null if there is none.',
    answers: orNone(RENEWAL_SURVEY),
    refuses: ['NOT_FOUND'],
  }),
  answer: put('Survey/:groupId', {
    about: 'Saves the answer whether the group will renew.',
    body: SURVEY_ANSWER,
    answers: RENEWAL_SURVEY,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
