import { isoDate } from '#shared/dates/iso-date';
import {
  CARD_EXPIRATION_INVALID,
  CARD_EXPIRED,
  cardExpirationProblem,
  formatCardExpiration,
  parseCardExpiration,
} from './card-expiration.ts';

describe('cardExpirationProblem', () => {
  it.each`
    text         | today           | message
    ${''}        | ${'2026-03-15'} | ${null}
    ${'02/26'}   | ${'2026-03-15'} | ${CARD_EXPIRED}
    ${'03/26'}   | ${'2026-03-01'} | ${null}
    ${'03/26'}   | ${'2026-03-31'} | ${null}
    ${'03/26'}   | ${'2026-04-01'} | ${CARD_EXPIRED}
    ${'04/26'}   | ${'2026-03-31'} | ${null}
    ${'12/25'}   | ${'2026-01-01'} | ${CARD_EXPIRED}
    ${'01/27'}   | ${'2026-12-31'} | ${null}
    ${'00/27'}   | ${'2026-03-15'} | ${CARD_EXPIRATION_INVALID}
    ${'13/27'}   | ${'2026-03-15'} | ${CARD_EXPIRATION_INVALID}
    ${'12/99'}   | ${'2026-03-15'} | ${null}
    ${'7'}       | ${'2026-03-15'} | ${CARD_EXPIRATION_INVALID}
    ${'728'}     | ${'2026-03-15'} | ${CARD_EXPIRATION_INVALID}
    ${'07/2028'} | ${'2026-03-15'} | ${CARD_EXPIRATION_INVALID}
  `('$text on $today: $message', ({ text, today, message }) => {
    expect(cardExpirationProblem(text, isoDate(today))).toBe(message);
  });
});

describe('forms of a card expiration', () => {
  it.each(['07/28', '7/28', '0728', '07-28', ' 7 / 28 '])('reads July 2028 from %j', (text) => {
    expect([parseCardExpiration(text), formatCardExpiration(text)]).toEqual([{ month: 7, year: 2028 }, '07/28']);
  });

  it('leaves what it cannot read as it is', () => {
    expect([formatCardExpiration('13/28'), formatCardExpiration('')]).toEqual(['13/28', '']);
  });
});
