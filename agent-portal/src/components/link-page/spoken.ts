import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, useContext } from 'react';
import type { Message } from '#shared/languages/language';
import { LINK_SENTENCES } from '#shared/languages/link.words';
import { sentenceIn } from '#shared/languages/sentence';
import { type Words, wordsWith } from '#shared/languages/words';

export const wordsIn = wordsWith((text, locale) => new IntlMessageFormat(text, locale));

interface SpokenLanguage {
  words: Words;
  /** What the server says to this page in English. */
  sentences: readonly Message[];
}

export const Spoken = createContext<SpokenLanguage>({ words: wordsIn('en'), sentences: [] });

/** What the page says, in the language that its reader has chosen. */
export const useWords = (): Words => useContext(Spoken).words;

/** The server's English sentence in that language; English where it is none of those that are known. */
export function useTranslated(): (sentence: string) => string {
  const { words, sentences } = useContext(Spoken);
  return (sentence) =>
    (words.language === 'en' ? null : sentenceIn(words, [...LINK_SENTENCES, ...sentences], sentence)) ?? sentence;
}
