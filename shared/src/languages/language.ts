/** What people without an account read; agents and staff work in English. */
export const LANGUAGES = ['en', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What English is translated to. */
export const OTHER_LANGUAGES = ['es', 'ar'] as const satisfies readonly Language[];

/** One text in every language, in ICU's format of messages: what is left out, or in no language, does not compile. */
export type Message = Readonly<Record<Language, string>>;
/** For long lists of short texts. */
export const said = (en: string, es: string, ar: string): Message => ({ en, es, ar });

/** As their speakers call them. */
export const LANGUAGE_NAMES: Message = { en: 'English', es: 'Español', ar: 'العربية' };
/** For agents and staff. */
export const LANGUAGE_LABELS: Message = { en: 'English', es: 'Spanish', ar: 'Arabic' };

/** For agents and staff, after what has happened to a link: " · Read in Spanish". English is not worth a word. */
export const languageNote = (language: Language, isAnswered: boolean): string =>
  language === 'en' ? '' : ` · ${isAnswered ? 'Read' : 'Asked'} in ${LANGUAGE_LABELS[language]}`;

/** For the record of an answer. */
export const readInText = (language: Language): string =>
  language === 'en' ? 'English' : `${LANGUAGE_LABELS[language]}, beside the English text`;

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The first that is ours of those that a browser asks for; English if none is. @param tags BCP 47, such as "es-MX" */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0])).find(Boolean) ?? 'en';
