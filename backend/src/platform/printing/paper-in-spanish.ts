import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { isoDateOf } from '#shared/dates/iso-date';
import type { Message } from '#shared/languages/language';
import { type PaperLanguage, SPANISH_OF_PAPER, SPANISH_OF_PAYING } from '#shared/languages/paper.words';
import { PROPOSAL_SENTENCES } from '#shared/languages/proposal.words';
import { sentenceIn } from '#shared/languages/sentence';
import { isAsWritten } from '../documents/pdf/pdf-kit.ts';
import { withTexts } from '../documents/pdf/render-pdf.ts';
import { wordsIn } from '../links/words.ts';

const WORDS = wordsIn('es');
const placed = ({ en }: Message): number => Number(en.includes('{'));
/** Whole texts, then the longest: they say more than those whose places could take them in. */
const KNOWN: readonly Message[] = [
  ...Object.entries(SPANISH_OF_PAPER).map(([en, es]) => ({ en, es, ar: en })),
  ...PROPOSAL_SENTENCES,
].sort((one, other) => placed(one) - placed(other) || other.en.length - one.en.length);
/** Labels are printed in capital letters. */
const LABELS = new Map(
  Object.entries(SPANISH_OF_PAPER)
    .filter(([en]) => en !== en.toUpperCase())
    .map(([en, es]) => [en.toUpperCase(), es.toUpperCase()]),
);

export const paperIn = (language: PaperLanguage, paper: TDocumentDefinitions): TDocumentDefinitions =>
  language === 'es' ? paperInSpanish(paper) : paper;

/** Names, amounts, and benefits that only the insurer has worded stay as they are. */
export const paperInSpanish = (paper: TDocumentDefinitions): TDocumentDefinitions => ({
  ...withTexts(paper, inSpanish, isAsWritten),
  language: 'es-US',
});

/** Of hundreds of thousands of letters: it is compared with nothing. */
const PICTURE = 'data:';
const OUTSIDE = '; out of network: ';
const TERMS = '  |  ';
const LIST = '; ';
const EXCEPT = 'Not covered, except ';

function inSpanish(text: string): string {
  if (text.startsWith(PICTURE)) {
    return text;
  }
  if (text.includes(TERMS)) {
    return listed(text, TERMS);
  }
  const [inside = '', outside] = text.split(OUTSIDE);
  if (outside !== undefined) {
    return `${inSpanish(inside)}; fuera de la red: ${inSpanish(outside)}`;
  }
  if (text.startsWith(EXCEPT)) {
    const names = text.slice(EXCEPT.length).split(', ');
    return `No cubierto, excepto: ${names.map(inSpanish).join(', ')}`;
  }
  const paying = SPANISH_OF_PAYING.find(([pattern]) => pattern.test(text));
  if (paying) {
    return text.replace(...paying);
  }
  const known = LABELS.get(text) ?? sentenceIn(WORDS, KNOWN, text);
  return known === null && text.includes(LIST) ? listed(text, LIST) : withDays(known ?? text);
}

const listed = (text: string, between: string): string => text.split(between).map(inSpanish).join(between);

/** "1/2/2027" is another day in Spanish; and what a plan costs in a line of several. */
const withDays = (text: string): string =>
  text
    .replaceAll(/(\$[\d,.]+) a month\b/g, '$1 al mes')
    .replaceAll(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, month: string, day: string, year: string) =>
      WORDS.day(isoDateOf(Number(year), Number(month), Number(day))),
    );
