import { askedText } from '#shared/answers/list-query.record';
import { record } from '#shared/records/field';

export const SINGLE_SIGN_ON_QUERY = record({
  returnUrl: askedText('Return url', 'Path of this site to return to.', 2_000),
});
