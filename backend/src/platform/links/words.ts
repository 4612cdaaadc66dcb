import { IntlMessageFormat } from 'intl-messageformat';
import { wordsWith } from '#shared/languages/words';

/** What people without an account are told, in their language. */
export const wordsIn = wordsWith((text, locale) => new IntlMessageFormat(text, locale));
