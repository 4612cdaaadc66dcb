import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { CensusHeader } from './CensusHeader.tsx';
import type { QuoteWrites } from './use-quote-writes.ts';
import { buildMember, twoHouseholds } from '#support/shared/census-members.ts';
import { loaded } from '#support/components/loaded.ts';
import { THEME } from '#support/components/theme.ts';

const READINESS = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  renewalDate: null,
  today: isoDate('2026-11-23'),
  maxEmployeeAge: 99,
  minimumAdultAge: 18,
  statedEmployees: null,
  mostEmployees: 50,
} as const;
const QUOTE = { AllowedEffectiveDates: [], EffectiveDate: isoDate('2027-01-01') } as unknown as QuoteResponse;
const WRITES = { isMoving: false, staleDialog: null } as unknown as QuoteWrites;

describe('the head of a census', () => {
  const choose = jest.fn();
  const open = async (members: CensusMemberResponse[], canEdit = true) => {
    render(
      <ThemeProvider theme={THEME}>
        <CensusHeader
          quote={QUOTE}
          members={members}
          writes={WRITES}
          readiness={READINESS}
          canEdit={canEdit}
          onChoose={choose}
        />
      </ThemeProvider>,
    );
    await loaded(() => import('./approval/AgeChart.tsx'));
  };

  it('says how many employees there are, who enrolls and waives, and in which tiers', async () => {
    await open(twoHouseholds());
    expect(screen.getByText('2 employees')).toBeTruthy();
    expect(screen.getByText('4 members with their families')).toBeTruthy();
    const counts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(counts).toEqual([
      'Enrolling in medical3',
      'Waiving medical1',
      'Employee only1',
      'Employee and spouse1',
      'Employee and child(ren)0',
      'Family0',
    ]);
  });

  it('lists what to check before approval, and leads to the row', async () => {
    await open([buildMember({ Id: 9, SSN: '***-**-9999' }), buildMember({ Id: 2, EmployeeNumber: 2, Gender: 'F' })]);
    const list = within(screen.getByRole('list', { name: 'Check before you approve' }));
    fireEvent.click(list.getAllByRole('button', { name: 'Show' })[0]!);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('says nothing of that once the census is locked, and only the date while nobody is on it', async () => {
    await open(twoHouseholds(), false);
    expect(screen.queryByRole('list', { name: 'Check before you approve' })).toBeNull();
    document.body.innerHTML = '';
    await open([]);
    expect(screen.getByText('Effective date 1/1/2027')).toBeTruthy();
    expect(screen.queryByText('0 employees')).toBeNull();
  });
});
