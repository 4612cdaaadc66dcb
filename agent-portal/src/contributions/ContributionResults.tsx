import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { contributionShares, type HouseholdShare } from '#shared/contributions/contribution';
import { contributionTerms } from '#shared/contributions/contribution-results';
import type { Contribution } from '#shared/contributions/contribution.record';
import type { MemberRate, SelectedPlan } from '#shared/plans/plan.record';
import { Money } from '../components/Money.tsx';
import { ColumnsTable } from '../components/ScrollTable.tsx';
import { type Choice, choiceKey, choiceName } from './choices.ts';

interface ContributionResultsProps {
  current: Contribution | null;
  choices: readonly Choice[];
  plans: readonly SelectedPlan[];
}

/** Each plan's premium and who pays it; expand one to see its employees. */
export function ContributionResults({ current, choices, plans }: ContributionResultsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  if (!current) {
    return <Typography color="textSecondary">Complete the fields to see the monthly contribution.</Typography>;
  }
  const terms = contributionTerms(current);
  const rows = choices.map((choice) => {
    const shares = contributionShares(choice.households, terms);
    return {
      key: choiceKey(choice),
      name: choiceName(choice, plans),
      shares,
      premiumCents: shares.reduce((total, { premiumCents }) => total + premiumCents, 0),
      employerCents: shares.reduce((total, { employerCents }) => total + employerCents, 0),
    };
  });
  const open = rows.find(({ key }) => key === opened);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ColumnsTable
        label="Monthly contribution"
        stacked="md"
        rows={rows}
        keyOf={({ key }) => key}
        isSelected={({ key }) => key === opened}
        columns={[
          { label: 'If everyone takes', isName: true, cell: ({ name }) => name },
          { label: 'Premium', isFigure: true, cell: ({ premiumCents }) => <Money cents={premiumCents} /> },
          { label: 'Employer', isFigure: true, cell: ({ employerCents }) => <Money cents={employerCents} /> },
          {
            label: 'Employees',
            isFigure: true,
            cell: ({ premiumCents, employerCents }) => <Money cents={premiumCents - employerCents} />,
          },
          {
            label: 'Share',
            cell: ({ premiumCents, employerCents }) => (
              <ShareBar share={premiumCents === 0 ? 0 : employerCents / premiumCents} />
            ),
          },
          {
            label: 'Details',
            align: 'right',
            cell: ({ key, name }) => (
              <Button
                size="small"
                aria-expanded={key === opened}
                aria-label={`Employees in ${name}`}
                onClick={() => setOpened(key === opened ? null : key)}
              >
                {key === opened ? 'Hide' : 'Employees'}
              </Button>
            ),
          },
        ]}
      />
      {open && <HouseholdShares title={open.name} shares={open.shares} members={plans[0]?.Members ?? []} />}
    </Box>
  );
}

/** The employer's share as a bar; the numbers are beside it. */
const ShareBar = ({ share }: { share: number }) => (
  <Box aria-hidden sx={{ width: 64, height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
    <Box sx={{ width: `${share * 100}%`, height: '100%', bgcolor: 'primary.main', forcedColorAdjust: 'none' }} />
  </Box>
);

interface HouseholdSharesProps {
  title: string;
  shares: readonly HouseholdShare[];
  /** Provides the employees' names. */
  members: readonly MemberRate[];
}

/** Each employee's premium, and the part that the employee pays. */
function HouseholdShares({ title, shares, members }: HouseholdSharesProps) {
  const names = new Map(
    members
      .filter(({ Relationship }) => Relationship === RELATIONSHIP_LABELS.Self)
      .map(({ EmployeeNumber, Name }) => [EmployeeNumber, Name]),
  );
  return (
    <ColumnsTable
      label={`${title}, by employee`}
      title
      stacked="md"
      noun="employees"
      rows={shares}
      keyOf={({ employeeNumber }) => employeeNumber}
      columns={[
        {
          label: 'Employee',
          isName: true,
          cell: ({ employeeNumber }) => names.get(employeeNumber) ?? `Employee ${employeeNumber}`,
        },
        { label: 'Tier', cell: ({ tier }) => tier },
        { label: 'Premium', isFigure: true, cell: ({ premiumCents }) => <Money cents={premiumCents} /> },
        { label: 'Employer', isFigure: true, cell: ({ employerCents }) => <Money cents={employerCents} /> },
        { label: 'Employee pays', isFigure: true, cell: ({ employeeCents }) => <Money cents={employeeCents} /> },
      ]}
    />
  );
}
