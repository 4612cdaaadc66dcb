import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { isoDate } from '#shared/dates/iso-date';
import { buildMember, twoHouseholds } from '#support/shared/census-members.ts';
import type { Approval } from '../use-approval.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { loaded } from '#support/components/loaded.ts';
import { THEME } from '#support/components/theme.ts';

const confirm = jest.fn();
const dismiss = jest.fn();
const choose = jest.fn();

async function open(members: CensusMemberResponse[]) {
  const approval = {
    isRunning: false,
    confirm,
    dismiss,
    readiness: {
      quoteType: 'SmallGroupNewBusiness',
      effectiveDate: isoDate('2027-01-01'),
      renewalDate: null,
      today: isoDate('2026-11-23'),
      maxEmployeeAge: 99,
      minimumAdultAge: 18,
      statedEmployees: null,
      mostEmployees: 50,
    },
  } as unknown as Approval;
  render(
    <ThemeProvider theme={THEME}>
      <ApprovalDialog members={members} approval={approval} onChoose={choose} />
    </ThemeProvider>,
  );
  await loaded(() => import('./AgeChart.tsx'));
}

const COMPLETE = { Gender: 'F', SSN: '***-**-9999' } as const;

describe('the question before a census is approved', () => {
  beforeEach(() => void jest.clearAllMocks());

  it('says that approval locks the census, and that nothing is missing', async () => {
    await open([buildMember(COMPLETE), buildMember({ ...COMPLETE, Id: 2, EmployeeNumber: 2, FirstName: 'Bea' })]);
    const question = within(screen.getByRole('alertdialog', { name: 'Approve this census?' }));
    expect(question.getByText(/^Approving locks the census/)).toBeTruthy();
    expect(question.getByText('Ready. Nothing is missing or unusual.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Approve and choose plans' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('lists what to check, and leads to the row', async () => {
    await open([
      ...twoHouseholds().map((member) => ({ ...member, ...COMPLETE })),
      buildMember({ Id: 9, EmployeeNumber: 3, FirstName: 'Zoe', Gender: null, SSN: '***-**-1' }),
    ]);
    const list = within(screen.getByRole('list', { name: 'Check before you approve' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText(/^1 member without a gender/)).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: 'Show' }));
    expect(choose).toHaveBeenCalledWith(9);
  });

  it('shows how old people are, in a table too', async () => {
    await open([
      buildMember(COMPLETE),
      buildMember({ ...COMPLETE, Id: 2, RelationshipToSubscriber: 'Child', DateOfBirth: isoDate('2015-02-03') }),
    ]);
    const table = within(await screen.findByRole('table', { name: 'People by age' }, { timeout: 20_000 }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['AgeEmployeesDependents', '10–1901', '20–2900', '30–3900', '40–4910']);
  }, 30_000);
});
