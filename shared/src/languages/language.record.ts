import { type Language, LANGUAGE_LABELS, LANGUAGES } from '#shared/languages/language';
import { PAPER_LANGUAGES, type PaperLanguage } from '#shared/languages/paper.words';
import { type Optional, record } from '#shared/records/field';
import { code, described } from '#shared/records/kinds';

/** In which language a person without an account reads. */
export const LANGUAGE = code('Language', LANGUAGES, LANGUAGE_LABELS);
/** The same in a request. Pages that were loaded before there were languages do not say it. */
export const SENT_LANGUAGE: Optional<Language> = { ...LANGUAGE, fallback: 'en' };

/** In which language a paper is made. */
export const PAPER_LANGUAGE = code('Language', PAPER_LANGUAGES, LANGUAGE_LABELS);
export const SENT_PAPER_LANGUAGE: Optional<PaperLanguage> = { ...PAPER_LANGUAGE, fallback: 'en' };
/** Of a PDF that is made. */
export const PAPER_QUERY = record({
  language: described(SENT_PAPER_LANGUAGE, 'What is signed has its English text below.'),
});
