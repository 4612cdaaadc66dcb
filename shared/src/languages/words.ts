import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { directionOf, type Language, LANGUAGES, type Message } from '#shared/languages/language';

export type Values = Readonly<Record<string, string | number>>;

/** Compiles a message of ICU's format: IntlMessageFormat, which shared code does not import. */
export type CompileMessage = (text: string, locale: string) => { format: (values?: Values) => unknown };

/** What is said in one language. */
export interface Words {
  language: Language;
  /** @param values what stands in the message's places */
  say: (message: Message, values?: Values) => string;
  /** "January 1, 2027" in the language; in English as everywhere, "1/1/2027". */
  day: (day: IsoDate) => string;
  /** The same with the time of day, in Detroit. @param instant ISO 8601 UTC */
  instant: (instant: string) => string;
}

/** Arabic with Latin digits: numbers, dates and money are compared with papers and with what others say. */
const LOCALES: Message = { en: 'en-US', es: 'es-US', ar: 'ar-u-nu-latn' };

/**
 * Marks where a value begins and ends (Unicode's first strong isolate): in a line from right to left, phone numbers, addresses and Latin
 * names keep their order.
 */
const isolated = (value: string): string => `\u2068${value}\u2069`;

/** The words of each language, made once. */
export function wordsWith(compile: CompileMessage): (language: Language) => Words {
  const made = new Map(LANGUAGES.map((language) => [language, makeWords(language, compile)]));
  return (language) => made.get(language)!;
}

function makeWords(language: Language, compile: CompileMessage): Words {
  const locale = LOCALES[language];
  const compiled = new Map<string, ReturnType<CompileMessage>>();
  const say = (message: Message, values: Values = {}): string => {
    const text = message[language];
    const format = compiled.get(text) ?? compile(text, locale);
    compiled.set(text, format);
    return String(format.format(directionOf(language) === 'rtl' ? withIsolates(values) : values));
  };
  if (language === 'en') {
    return { language, say, day: formatDay, instant: formatInstant };
  }
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const instant = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Detroit',
  });
  return {
    language,
    say,
    day: (given) => day.format(Date.parse(`${given}T00:00:00Z`)),
    instant: (given) => instant.format(Date.parse(given)),
  };
}

const withIsolates = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );
