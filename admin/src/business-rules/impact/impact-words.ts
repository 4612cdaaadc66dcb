import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import type { Impact } from './impact-queries.ts';

const count = (number: number): string => number.toLocaleString('en-US');

/** "3 of 120 open quotes change, from 1/1/2027 on." */
export function impactSentence({ reachesNoQuote, decides, changed, lookedAt, share, quotes }: Impact): string {
  if (reachesNoQuote) {
    return `No open quote depends on this rule: it decides ${decides}.`;
  }
  const soFar = share < 1 ? ' checked' : '';
  if (lookedAt === 0) {
    return 'There are no open quotes.';
  }
  if (changed === 0) {
    return lookedAt === 1 && !soFar
      ? 'The only open quote does not change.'
      : `None of the ${counted(lookedAt, 'open quote')}${soFar} changes.`;
  }
  const days = [...new Set(quotes.map(({ From }) => From))].sort();
  const since = days.length === 1 && days[0] ? `, from ${formatDay(days[0])} on` : '';
  return `${count(changed)} of ${counted(lookedAt, 'open quote')}${soFar} ${changed === 1 ? 'changes' : 'change'}${since}.`;
}

/** Progress of a preview over very many quotes. */
export const lookedAtSentence = ({ lookedAt, share }: Impact): string =>
  `${counted(lookedAt, 'open quote')} checked, about ${Math.floor(share * 100)} % of all.`;

/** The confirmation question before saving. */
export const confirmTitle = ({ changed, share }: Impact): string =>
  `${share < 1 ? 'At least ' : ''}${counted(changed, 'open quote')} will change`;
