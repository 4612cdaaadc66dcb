import { PDF, calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** Of a group or a household. Spec 001 section 7, "GetApplication". */
export const APPLICATION_PDF = calls('/api/enrollment', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  download: get('GetApplication/:quoteId', { answers: PDF, refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'] }),
});
