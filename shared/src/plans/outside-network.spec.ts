import { outsideNetwork } from '#shared/plans/outside-network';

const benefit = (Benefit: string, InNetwork: string, OutOfNetwork: string) => ({
  Category: 'Hospital',
  Benefit,
  InNetwork,
  OutOfNetwork,
  Limits: '',
});

describe('what a plan covers outside its network', () => {
  it.each([
    [
      'nothing',
      [benefit('Office visit', '$20', 'Not covered'), benefit('Cosmetic surgery', 'Not covered', 'Not covered')],
      'Not covered',
    ],
    [
      'emergencies alone',
      [
        benefit('Office visit', '$20', 'Not covered'),
        benefit('Emergency room', '$250', '$250'),
        benefit('Ambulance', '20%', '20%'),
      ],
      'Not covered, except Emergency room, Ambulance',
    ],
    ['some care', [benefit('Office visit', '$20', '40%'), benefit('Eye exam', '$0', 'Not covered')], null],
    ['the same as inside', [benefit('Emergency room', '$250', '$250')], null],
    ['what is not known', [benefit('Office visit', '$20', '')], null],
    ['no benefits', [], null],
  ])('is said in one line of a plan that covers %s', (_what, benefits, expected) => {
    expect(outsideNetwork(benefits)).toBe(expected);
  });
});
