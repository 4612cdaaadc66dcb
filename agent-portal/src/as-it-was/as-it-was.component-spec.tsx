import { fireEvent, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import type { AsItWas, PictureRow, QuotePictures } from '#shared/pictures/picture.record';
import { openRoutes, setUpTab } from '#support/components/open-screen.tsx';
import { AsItWasScreen } from './AsItWasScreen.tsx';

const NOTHING = { Ageing: 0, Rates: 0, Area: 0, Joined: 0, Left: 0, Coverage: 0, Tobacco: 0, PlanMapping: 0 };
const picture = (Id: number, given: Partial<PictureRow> = {}): PictureRow => ({
  ...{ Id, TakenAt: `2026-11-2${Id}T15:00:00.000Z`, TakenBy: 'Ada Agent' },
  ...{ Occasion: 'StatusChanged', Status: 'Created Proposal' },
  ...given,
});
const list = (Pictures: PictureRow[], given: Partial<QuotePictures> = {}): QuotePictures => ({
  ...{ QuoteId: 7, IsGroup: true, IsFfm: false, Customer: 'Lakeshore Tool', QuoteName: 'New business' },
  EffectiveDate: isoDate('2027-01-01'),
  Pictures,
  ...given,
});
const change = { Before: 654, After: 676, Change: 22, Parts: { ...NOTHING, Rates: 22 } };
const asItWas = (given: Partial<AsItWas> = {}): AsItWas => ({
  ...picture(1),
  EffectiveDate: isoDate('2027-01-01'),
  Census: [
    {
      ...{ Name: 'Ruth Larsen', Relationship: 'Employee', DateOfBirth: isoDate('1985-06-15'), Tobacco: 'No' },
      Quoted: [{ PlanName: 'PPO Then', Age: 41, Rate: 327 }],
    },
    { Name: 'Otto Hahn', Relationship: 'Employee', DateOfBirth: isoDate('1990-01-02'), Tobacco: '', Quoted: [] },
  ],
  ...{ Facts: [], People: [], Rules: [], Total: change, Notes: ['Rates of today.'] },
  Plans: [{ ...change, FromPlanName: 'PPO Then', ToPlanName: 'HMO Now', MembersBefore: 2, MembersAfter: 2 }],
  ...given,
});

describe('a quote as it was', () => {
  let pictures: QuotePictures;
  let answers: Record<number, AsItWas>;
  let failing: boolean;
  setUpTab((path) => {
    if (path.includes('/Pictures/')) {
      return Promise.resolve(Response.json(pictures));
    }
    return Promise.resolve(
      failing
        ? Response.json({ Code: 'UNAVAILABLE', Message: 'The database does not answer.' }, { status: 503 })
        : Response.json(answers[Number(path.split('/').pop())]),
    );
  });
  beforeEach(() => {
    failing = false;
    pictures = list([picture(2, { Occasion: 'PaperMade', Status: 'Quoting' }), picture(1)]);
    answers = { 1: asItWas(), 2: asItWas({ Total: { ...change, After: 654, Change: 0, Parts: NOTHING } }) };
  });
  const open = (address = '/quote/as-it-was/7') =>
    openRoutes([{ path: '/quote/as-it-was/:quoteId', element: <AsItWasScreen /> }], address);
  const cellsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('begins with the newest moment; the premium of another one, with its causes, is one choice away', async () => {
    open();
    await screen.findByText('The quote, its people and its rules are as they were.');
    const moments = within(screen.getByLabelText('Moment')).getAllByRole('option');
    expect(moments.map(({ textContent }) => textContent)).toEqual([
      '11/22/2026, 10:00 AM: proposal or comparison, Quoting, by Ada Agent',
      '11/21/2026, 10:00 AM: Created Proposal, by Ada Agent',
    ]);
    expect(screen.queryByRole('table', { name: 'Causes of the change, in dollars a month' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Moment'), { target: { value: '1' } });
    await screen.findByText('+$22.00 (+3.4%)', { selector: '.MuiTypography-figure' });
    expect(cellsOf('Plan by plan')).toEqual([
      ['Plan', 'Then', 'Today', 'Change', 'Rate change'],
      ['PPO Then → HMO Now', '$654.00', '$676.00', '+$22.00 (+3.4%)', '+$22.00'],
    ]);
  });

  it('opens the moment that the address names, and lists what differs of the quote, its people and its rules', async () => {
    answers[1] = asItWas({
      Facts: [{ What: 'Effective date', Then: '1/1/2027', Now: '2/1/2027' }],
      People: [
        { Name: 'Ruth Larsen', What: 'Changed', Changes: [{ What: 'Tobacco', Then: 'No', Now: 'Yes' }] },
        { Name: 'Ivy Okafor', What: 'Left', Changes: [] },
        { Name: 'Otto Hahn', What: 'Joined', Changes: [] },
      ],
      Rules: [{ What: 'Sales phone', Then: '', Now: '800' }],
    });
    open('/quote/as-it-was/7?moment=1');
    await screen.findByText('Ruth Larsen: Tobacco');
    expect(cellsOf('What differs besides').slice(1)).toEqual([
      ['Effective date', '1/1/2027', '2/1/2027'],
      ['Ruth Larsen: Tobacco', 'No', 'Yes'],
      ['Ivy Okafor', 'On the census', 'Not on the census'],
      ['Otto Hahn', 'Not on the census', 'On the census'],
      ['Rule: Sales phone', '–', '800'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show people as they were' }));
    expect(cellsOf('People as they were').slice(1)).toEqual([
      ['Ruth Larsen, Employee', '6/15/1985', 'No', 'PPO Then: $327.00 at age 41'],
      ['Otto Hahn, Employee', '1/2/1990', '–', 'Nothing'],
    ]);
  });

  it('says when there is nothing yet, and asks again after a failure', async () => {
    failing = true;
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    fireEvent.click(again);
    await screen.findByText('The quote, its people and its rules are as they were.');
  });

  it('has words for a quote of which nothing is kept', async () => {
    pictures = list([]);
    open();
    await screen.findByText('Nothing is kept yet');
    expect(screen.queryByLabelText('Moment')).toBeNull();
  });
});
