import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, use } from 'react';
import { type Words, wordsWith } from '#shared/languages/words';
import { useReading } from '#web/shell/reading';

export const wordsIn = wordsWith((text, locale) => new IntlMessageFormat(text, locale));

export const Spoken = createContext<Words>(wordsIn('en'));

/** What the page says, in the language that its reader has chosen. */
export const useWords = (): Words => use(Spoken);

/** The server's English sentence in that language; English where it is none of those that are known. */
export function useTranslated(): (sentence: string) => string {
  const { text } = useReading();
  return (sentence) => text(sentence);
}
