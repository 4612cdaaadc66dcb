import { type Language, LANGUAGE_LABELS, LANGUAGES } from '#shared/languages/language';
import type { Optional } from '#shared/records/field';
import { code } from '#shared/records/kinds';

/** In which language a person without an account reads. */
export const LANGUAGE = code('Language', LANGUAGES, LANGUAGE_LABELS);
/** The same in a request. Pages that were loaded before there were languages do not say it. */
export const SENT_LANGUAGE: Optional<Language> = { ...LANGUAGE, fallback: 'en' };
