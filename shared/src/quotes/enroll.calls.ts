import { calls, either, put } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { INDIVIDUAL_QUOTE_ROW } from '#shared/individuals/individual-quote.record';
import { MANUAL_STATUS_UPDATE, QUOTE_ROW, QUOTE_VERSION } from '#shared/quotes/quote.record';
import { record } from '#shared/records/field';

/** How a quote leaves plan selection, and how a household's quote returns to it. Spec 002 section 4, "Transitions". */
export const ENROLL = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  enroll: put('Enroll/:id', {
    body: record('Enrollment', QUOTE_VERSION),
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  backToQuoting: put('BackToQuoting/:id', {
    about: '"Change plans": people and plans of a household can be changed again until the enrollment is submitted.',
    allow: INDIVIDUAL_QUOTING,
    body: record('Enrollment', QUOTE_VERSION),
    answers: INDIVIDUAL_QUOTE_ROW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION'],
  }),
  manualStatusUpdate: put('ManualStatusUpdate/:id', {
    allow: ['internal'],
    body: MANUAL_STATUS_UPDATE,
    answers: QUOTE_ROW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'CONFIRMATION_NEEDED', 'RULE_BROKEN'],
  }),
});
