import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WORK_VIEWS } from '#shared/sales/queue-views';
import { ANSWERED_FROM_THERE } from '#shared/links/link';
import {
  address,
  answers,
  OLIVIA,
  opened,
  openDesk,
  overviewOf,
  SECTION,
  sent,
  SIGNED,
  startDesk,
} from '#support/components/group-desk.tsx';
import { pendingChanges } from '../../components/undo/pending-changes.ts';

describe('the review desk', () => {
  beforeEach(startDesk);

  it('opens from a row, at an address of its own, and returns the focus to the row', async () => {
    openDesk('/group');
    await userEvent.click(screen.getByRole('link', { name: 'Oak Mill' }));
    await opened('Oak Mill');
    expect(address()).toBe('/group/review/12');
    expect(within(screen.getByRole('complementary', { name: 'Review' })).getByText('2 of 3')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/group');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Oak Mill'));
  });

  it('shows what a decision needs', async () => {
    openDesk('/group/review/11');
    await opened('Elk Bakery');
    expect(await screen.findByText('$12,345.60')).toBeTruthy();
    expect(await screen.findByText('24 days · Overdue')).toBeTruthy();
    expect(await screen.findByText('Missing')).toBeTruthy();
    expect(screen.getByText('Employees').nextElementSibling?.textContent).toBe('1');
    expect(await screen.findByText('No one is working on this quote.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open full page' });
    expect(link.getAttribute('href')).toContain(`returnUrl=${encodeURIComponent('/group/review/11')}`);
  });

  it('goes to the next and the previous quote by j and k, and stops at the ends', async () => {
    openDesk('/group/review/12');
    await opened('Oak Mill');
    await userEvent.keyboard('j');
    await opened('Ash Foundry');
    await userEvent.keyboard('j');
    expect(address()).toBe('/group/review/13');
    await userEvent.keyboard('kk');
    await opened('Elk Bakery');
    expect(address()).toBe('/group/review/11');
    expect(screen.getByRole('button', { name: 'Previous quote' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('begins the next quote at its top', async () => {
    openDesk('/group/review/11');
    await opened('Elk Bakery');
    screen.getByRole('group', { name: 'Details' }).scrollTop = 400;
    await userEvent.keyboard('j');
    await opened('Oak Mill');
    expect(screen.getByRole('group', { name: 'Details' }).scrollTop).toBe(0);
  });

  it.each([
    ['of a quote that nobody has', null, ['Complete']],
    ['of the user’s own work', { FullName: 'Sam Sales', Username: 'SAM', Since: '' }, WORK_VIEWS.Mine.statuses],
  ])('opened by a link alone shows the view %s, with its clock', async (_what, Claim, statuses) => {
    answers['/api/enrollment/Overview/14'] = overviewOf(14, { Claim });
    openDesk('/group/review/14');
    await waitFor(() =>
      expect(JSON.parse(screen.getByLabelText('Filter').textContent || '{}')).toMatchObject({ Status: statuses }),
    );
    expect(address()).toBe('/group/review/14');
    expect(await screen.findByText('24 days · Overdue')).toBeTruthy();
  });

  it('stays in the list that it was opened from', async () => {
    openDesk('/group/review/12');
    await opened('Oak Mill');
    await screen.findByText('24 days · Overdue');
    expect(screen.getByLabelText('Filter').textContent).toBe('');
  });

  it('shows the signature, the premium, what is missing, the documents, the answers and the notes, in this order', async () => {
    const Problems = [{ Field: 'Sic', Message: 'The SIC code is missing.' }];
    const Sections = { Application: { ...SECTION, Problems }, SupportingDocuments: SECTION, Demographics: SECTION };
    answers['/api/enrollment/Overview/11'] = overviewOf(11, { Sections });
    openDesk('/group/review/11');
    await screen.findByText('The SIC code is missing.');
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      ...['Signature', 'Premium', 'Missing', 'Documents', 'Application', 'Census', 'Notes', 'Timeline'],
    ]);
  });

  it('says who signed with whose account, from where, what the agent noted, and what is odd about the employer’s', async () => {
    const NameDiffers = { ...SIGNED, SignedByName: 'Bob Broker', NameDiffers: true };
    answers['/api/enrollment/GetElectronicSignature/11'] = NameDiffers;
    const employers = {
      ...{
        Id: 1,
        State: 'Signed',
        EmployerName: 'Grace Hopper',
        SignedByName: 'Ada Agent',
        Doubt: ANSWERED_FROM_THERE,
      },
      ...{ SavedAt: null, EligibleNote: 'Ben has left.' },
      ...{ CreatedAt: '2026-11-19T15:00:00Z', OpenedAt: null, SignedAt: '2026-11-20T14:00:00Z', DeclinedAt: null },
      ...{ Language: 'es', DeclineReason: null, RevokedAt: null, Withdrawn: null, ExpiresAt: '2026-12-03T15:00:00Z' },
    };
    const Eligibility = {
      ...{ ConfirmedAt: '2026-11-20T13:00:00Z', ConfirmedByName: 'Grace Hopper', Language: 'en' },
      ...{ WordsVersion: '2026-11-eligible', Sha256: 'abc', IsCurrent: false },
    };
    answers['/api/enrollment/EmployerSignatures/11'] = { LinkProblem: null, Signatures: [employers], Eligibility };
    openDesk('/group/review/11');
    const section = within(await screen.findByRole('region', { name: 'Signature' }));
    expect(await section.findByText('Signed as “Bob Broker” with the account of Ada Agent.')).toBeTruthy();
    for (const words of ['Ada Agent (ada)', '203.0.113.7', 'Firefox 140', 'Call the owner first.']) {
      expect(section.getByText(words)).toBeTruthy();
    }
    expect(await section.findByText('Ada Agent: Signed')).toBeTruthy();
    section.getByText(/ · Read in Spanish$/);
    section.getByText('Signed as “Ada Agent”; the link was made for Grace Hopper.');
    section.getByText(ANSWERED_FROM_THERE);
    section.getByText(/^Eligible employees confirmed by Grace Hopper on 11\/20\/2026/);
    section.getByText('The list of employees has changed since the employer confirmed it.');
    section.getByText('The employer says about the employees: “Ben has left.”');
  });

  it('offers no claim of a quote that is decided', async () => {
    answers['/api/enrollment/Overview/14'] = overviewOf(14, {
      ...{ Status: 'Approved', Decisions: [], Claim: { ...OLIVIA, Since: '2026-11-20T15:00:00Z' } },
    });
    openDesk('/group/review/14');
    await screen.findByText('Assigned to Olivia Brandt since 11/20/2026, 10:00 AM.');
    expect(screen.queryByRole('button', { name: /Take over|Claim|Assign/ })).toBeNull();
  });

  it('is given to a colleague, which can be undone until it is sent', async () => {
    openDesk('/group/review/11');
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign Elk Bakery' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Colleague' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Olivia Brandt' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await screen.findByText(/^Assigned to Olivia Brandt since/);
    expect(sent).toEqual([]);
    await act(() => pendingChanges().at(-1)!.commit());
    const body = expect.objectContaining({ Id: 11, AssignTo: 'olivia' }) as object;
    await waitFor(() => expect(sent).toEqual([{ path: '/api/sales/AssignUserToQuote', body }]));
  });

  it('warns that a colleague has the quote, and takes it over only on purpose', async () => {
    const Claim = { ...OLIVIA, Since: '2026-11-20T15:00:00Z' };
    answers['/api/enrollment/Overview/11'] = overviewOf(11, { Claim });
    openDesk('/group/review/11');
    await screen.findByText(/^Olivia Brandt has been working on this quote since/);
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() =>
      expect(sent).toContainEqual({
        path: '/api/sales/AssignUserToQuote',
        body: { Id: 11, TakeOverFrom: 'olivia' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pend' }));
    expect(await screen.findByRole('button', { name: 'Take over and pend' })).toBeTruthy();
  });
});
