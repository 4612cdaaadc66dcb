import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Box, Button, GlobalStyles, Stack, type Theme, ThemeProvider } from '@mui/material';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ContextType, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import {
  directionOf,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Message,
  preferredLanguage,
} from '#shared/languages/language';
import { LINK_SENTENCES, LINK_WORDS } from '#shared/languages/link.words';
import { sentenceIn } from '#shared/languages/sentence';
import type { Words } from '#shared/languages/words';
import { filledIn, Reading } from '#web/shell/reading';
import { ErrorPrefix } from '#web/shell/use-document-title';
import { Spoken, useWords, wordsIn } from './spoken.ts';

interface LanguageFrameProps {
  /** What the server, and what the page shares with those of agents, say in English. */
  sentences: readonly Message[];
  children: (languageSwitch: ReactNode) => ReactNode;
}

/** A page in the language that its reader chooses: at first one of the browser's, then the one chosen in this tab. */
export function LanguageFrame({ sentences, children }: LanguageFrameProps) {
  const [language, setLanguage] = useState(firstLanguage);
  const direction = directionOf(language);
  const words = wordsIn(language);
  const reading = useMemo(() => readingIn(words, [...LINK_SENTENCES, ...sentences]), [words, sentences]);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const before = { lang: root.lang, dir: root.dir };
    Object.assign(root, { lang: language, dir: direction });
    return () => void Object.assign(root, before);
  }, [language, direction]);
  const choose = (next: Language) => {
    setLanguage(next);
    remember(next);
  };
  // The same elements in every language: what was typed stays.
  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={(outer: Theme) => ({ ...outer, direction })}>
        {direction === 'rtl' && <GlobalStyles styles={TYPED} />}
        <ErrorPrefix value={words.say(LINK_WORDS.error)}>
          <Spoken value={words}>
            <Reading value={reading}>{children(<LanguageSwitch onChoose={choose} />)}</Reading>
          </Spoken>
        </ErrorPrefix>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** What was typed or chosen has the direction of its own letters: "124 Maple Ave" begins with its number. */
const TYPED = { 'input, textarea, [role=combobox]': { unicodeBidi: 'plaintext' } } as const;

const readingIn = (words: Words, known: readonly Message[]): ContextType<typeof Reading> => ({
  text: (english, values) =>
    (words.language === 'en' ? null : sentenceIn(words, known, english, values)) ?? filledIn(english, values),
  day: words.day,
});

/** From right to left, what the components place at the left stands at the right. */
const CACHES = {
  ltr: createCache({ key: 'ltr' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] }),
};

/** A part that stays in English on a page of any language, with the dialogs that it opens. */
export function EnglishPart({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const inEnglish = (outer: Theme): Theme => ({
    ...outer,
    direction: 'ltr',
    components: { ...outer.components, MuiModal: { defaultProps: { container } } },
  });
  return (
    <CacheProvider value={CACHES.ltr}>
      <ThemeProvider theme={inEnglish}>
        <Box lang="en" dir="ltr" ref={setContainer}>
          {children}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}

const KEY = 'language';

function firstLanguage(): Language {
  try {
    const stored = sessionStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === stored) ?? preferredLanguage(navigator.languages);
  } catch {
    return preferredLanguage(navigator.languages);
  }
}

function remember(language: Language): void {
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // Without storage it is chosen again after a reload.
  }
}

function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  const { language: current, say } = useWords();
  return (
    <Stack role="group" aria-label={say(LINK_WORDS.language)} direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={language}
          size="small"
          variant={language === current ? 'outlined' : 'text'}
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Button>
      ))}
    </Stack>
  );
}
