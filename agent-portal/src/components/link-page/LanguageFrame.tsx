import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Button, Stack, type Theme, ThemeProvider } from '@mui/material';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import {
  directionOf,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Message,
  preferredLanguage,
} from '#shared/languages/language';
import { LINK_WORDS } from '#shared/languages/link.words';
import { ErrorPrefix } from '#web/shell/use-document-title';
import { Spoken, useWords, wordsIn } from './spoken.ts';

interface LanguageFrameProps {
  /** What the server says to this page in English. */
  sentences: readonly Message[];
  /** In which the page is written. */
  languages?: readonly Language[];
  children: (languageSwitch: ReactNode) => ReactNode;
}

/** A page in the language that its reader chooses: at first one of the browser's, then the one chosen in this tab. */
export function LanguageFrame({ sentences, languages = LANGUAGES, children }: LanguageFrameProps) {
  const [chosen, setChosen] = useState(firstLanguage);
  const language = languages.includes(chosen) ? chosen : 'en';
  const direction = directionOf(language);
  const words = wordsIn(language);
  const spoken = useMemo(() => ({ words, sentences }), [words, sentences]);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const before = { lang: root.lang, dir: root.dir };
    Object.assign(root, { lang: language, dir: direction });
    return () => void Object.assign(root, before);
  }, [language, direction]);
  const choose = (next: Language) => {
    setChosen(next);
    remember(next);
  };
  // The same elements in every language: what was typed stays.
  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={(outer: Theme) => ({ ...outer, direction })}>
        <ErrorPrefix value={words.say(LINK_WORDS.error)}>
          <Spoken value={spoken}>{children(languages.length > 1 && <LanguageSwitch onChoose={choose} />)}</Spoken>
        </ErrorPrefix>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** From right to left, what the components place at the left stands at the right. */
const CACHES = {
  ltr: createCache({ key: 'ltr' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] }),
};

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
