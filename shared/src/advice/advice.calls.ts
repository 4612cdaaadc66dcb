import { calls, get, PDF, post, put } from '#shared/answers/calls';
import { ADVICE, ADVICE_BODY, MADE_ADVICE_RECORD, NEW_ADVICE_RECORD } from '#shared/advice/advice.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** What was asked, said, shown, priced and disclosed for a sale, kept as evidence. Of both lines. Our addition to the specification. */
export const ADVICE_CALLS = calls('/api/advice', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  find: get(':quoteId', {
    about: 'What the agent has noted about a quote, and the records made of it.',
    answers: ADVICE,
    refuses: ['NOT_FOUND'],
  }),
  make: post(':quoteId/records', {
    about: 'Freezes the quote as it is now into a PDF. While nothing has changed, it answers the record that there is.',
    allow: ['agent'],
    body: NEW_ADVICE_RECORD,
    answers: MADE_ADVICE_RECORD,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
    status: 201,
  }),
  save: put(':quoteId', {
    about: 'Notes what the client asked for and said. By an agent of the quote.',
    allow: ['agent'],
    body: ADVICE_BODY,
    answers: ADVICE,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  download: get('records/:recordId', {
    about: 'Byte for byte as it was made.',
    answers: PDF,
    refuses: ['NOT_FOUND'],
  }),
});
