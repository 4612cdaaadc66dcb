import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, type RaRecord } from 'react-admin';
import { OptimisticRowsContext, type OptimisticRowsValue } from '../../components/OptimisticRows.tsx';
import { RepairButtons } from '../ReportTable.tsx';
import type { ReportRepairs } from '../report.ts';
import { SentRowsContext, type SentRowsValue } from '../SentRows.tsx';
import { FFM_ERRORS } from './ffm-errors.tsx';
import type { IndividualErrorRecord } from './individual-errors.tsx';

const rowOf = (given: Partial<IndividualErrorRecord>) =>
  ({
    ...{ id: 7, IndividualApplicationId: 7, EwsTransactionId: 9, FirstName: 'Ada', LastName: 'Byron' },
    ...{ Status: 'Failed', IsFfm: true, Attempts: 2, ErrorDate: null, Message: 'Not enrolled.' },
    ...{ RefusalCode: 'InvalidPlanID', WhoMustAct: 'agent', NextStep: 'choose-plan' },
    ...given,
  }) as IndividualErrorRecord;

const contextsOf = (sent: string[]) => ({
  optimistic: { reasonOf: () => null } as unknown as OptimisticRowsValue,
  sent: {
    isSending: () => false,
    send: (row: { id: unknown }) => Promise.resolve(void sent.push(String(row.id))),
  } as unknown as SentRowsValue,
});

function draw(row: IndividualErrorRecord, sent: string[] = []): HTMLElement {
  const contexts = contextsOf(sent);
  const { container } = render(
    <CoreAdminContext>
      <OptimisticRowsContext value={contexts.optimistic}>
        <SentRowsContext value={contexts.sent}>
          <RepairButtons
            row={row}
            name="Ada Byron"
            repairs={FFM_ERRORS.repairs as unknown as ReportRepairs<RaRecord>}
          />
          {FFM_ERRORS.columns
            .filter(({ source }) => source === 'WhoMustAct' || source === 'Message')
            .map(({ source, render: cell }) => (
              <div key={source}>{cell(row)}</div>
            ))}
        </SentRowsContext>
      </OptimisticRowsContext>
    </CoreAdminContext>,
  );
  return container;
}

describe('a row of the marketplace’s error report', () => {
  it('says who must act and how, with the marketplace’s code and the number of calls', () => {
    expect(draw(rowOf({})).textContent).toContain('AgentChoose another plan');
    expect(screen.getByText('InvalidPlanID')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Attempts (2): Ada Byron' })).toBeTruthy();
  });

  it.each([
    [{}, 'The agent must submit this again: only the agent and the client can attest to a marketplace enrollment.'],
    [
      { Status: 'NotSent', RefusalCode: '' },
      'This application was not submitted here. The agent must sign and submit it.',
    ],
  ] as const)('says why staff cannot resubmit it: %j', async (given, reason) => {
    const sent: string[] = [];
    draw(rowOf(given), sent);
    const button = screen.getByRole('button', { name: 'Resubmit Ada Byron' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe(reason);
    expect(sent).toEqual([]);
  });

  it.each(['', 'UnspecifiedError', 'SubmissionDuringBARInvisibilityPeriod'])(
    'is resubmitted by staff after "%s"',
    async (RefusalCode) => {
      const sent: string[] = [];
      draw(rowOf({ RefusalCode }), sent);
      const button = screen.getByRole('button', { name: 'Resubmit Ada Byron' });
      expect(button.getAttribute('aria-disabled')).toBeNull();
      await userEvent.click(button);
      expect(sent).toEqual(['7']);
    },
  );

  it('says that nothing was submitted', () => {
    draw(rowOf({ Status: 'NotSent', RefusalCode: '', Attempts: 0 }));
    expect(screen.getByText('Not submitted')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Attempts: Ada Byron' })).toBeTruthy();
  });
});
