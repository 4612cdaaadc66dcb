import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { MemberRate } from '#shared/plans/plan.record';
import { THEME } from '#support/components/theme.ts';
import { buildPlan } from '#support/shared/plans.ts';
import { AssignPlansDialog } from './AssignPlansDialog.tsx';

const person = (Id: number, FirstName: string, AssignedPlan: number | null = null) =>
  ({
    ...{ Id, EmployeeNumber: Id, FirstName, LastName: 'Larsen', AssignedPlan },
    ...{ RelationshipToSubscriber: 'Self', MedicalStatus: 'Enroll' },
  }) as CensusMemberResponse;
const plans = [7, 8].map((id) => ({
  ...buildPlan(id),
  Tiers: [],
  Taken: null,
  Members: [1, 2].map((EmployeeNumber) => ({ EmployeeNumber, MonthlyRate: 100 }) as MemberRate),
}));

describe('while plans are assigned', () => {
  const onSave = jest.fn();
  const dismiss = jest.fn();
  const dialog = (members: readonly CensusMemberResponse[], failure: string | null = null) => (
    <ThemeProvider theme={THEME}>
      <AssignPlansDialog
        {...{ members, plans, failure, onSave, dismiss, canChange: true, isSaving: false, onClose: () => undefined }}
      />
    </ThemeProvider>
  );
  const choose = (employee: string, planId: number) =>
    fireEvent.change(screen.getByRole('combobox', { name: new RegExp(employee) }), {
      target: { value: String(planId) },
    });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save assigned plans' });
  beforeEach(() => {
    onSave.mockReset();
    dismiss.mockReset();
  });

  /** Ruth is given a plan here, and Ivy one by a colleague, whose choice is read again after the refusal. */
  function refused() {
    const { rerender } = render(dialog([person(1, 'Ruth'), person(2, 'Ivy')]));
    choose('Ruth', 7);
    rerender(dialog([person(1, 'Ruth'), person(2, 'Ivy', 8)], 'Someone else has assigned plans to members.'));
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Someone else assigned plans')).toBeTruthy();
    expect(save().disabled).toBe(true);
    return (answer: string) => fireEvent.click(within(alert).getByRole('button', { name: answer }));
  }

  it('what is sent is what was there when the dialog opened, and what is chosen', () => {
    render(dialog([person(1, 'Ruth', 8), person(2, 'Ivy')]));
    choose('Ruth', 7);
    fireEvent.click(save());
    expect(onSave.mock.calls).toEqual([
      [{ before: [{ MemberId: 1, PlanId: 8 }], after: [{ MemberId: 1, PlanId: 7 }] }],
    ]);
  });

  it('a colleague’s choice can be kept', () => {
    refused()('Use theirs');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Ivy/ }).value).toBe('8');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Ruth/ }).value).not.toBe('7');
    expect([save().disabled, dismiss.mock.calls.length]).toEqual([true, 1]);
  });

  it('one’s own can be kept, and is sent with what the colleague has stored', () => {
    refused()('Keep mine');
    fireEvent.click(save());
    expect(onSave.mock.calls).toEqual([
      [{ before: [{ MemberId: 2, PlanId: 8 }], after: [{ MemberId: 1, PlanId: 7 }] }],
    ]);
  });
});
