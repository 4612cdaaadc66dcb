import type { ProposalContent } from '../content/proposal-content.ts';
import { quoteText } from './proposal-cover.ts';

describe('the quote on the cover of a proposal', () => {
  it.each([
    ['Gold plans', 'Gold plans (no. 7)'],
    ['New business 12/1/2026', 'No. 7'],
    ['Start 1/1/27', 'No. 7'],
  ])('%j reads %j: the cover has one date', (quoteName, text) => {
    expect(quoteText({ quoteName, quoteId: 7 } as ProposalContent)).toBe(text);
  });
});
