import { createContext, use } from 'react';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { Values } from '#shared/languages/words';

/** How the reader of a page reads what the parts that pages share say in English. */
interface Reading {
  /** The English text is the key; "{name}" in it stands for one of `values`. */
  text: (english: string, values?: Values) => string;
  day: (day: IsoDate) => string;
}

export const filledIn = (english: string, values: Values = {}): string =>
  english.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** English, except on a page that is written in several languages. */
export const Reading = createContext<Reading>({ text: filledIn, day: formatDay });
export const useReading = (): Reading => use(Reading);
