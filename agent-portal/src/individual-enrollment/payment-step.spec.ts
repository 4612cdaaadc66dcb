import { PAYMENT_RETURNS } from '#shared/payments/hand-off';
import { canPay, paymentStep } from './payment-step.ts';

describe('the step of a first payment', () => {
  it.each`
    state          | returned      | step            | payable
    ${null}        | ${null}       | ${'due'}        | ${true}
    ${null}        | ${'paid'}     | ${'due'}        | ${true}
    ${'Requested'} | ${null}       | ${'started'}    | ${true}
    ${'Requested'} | ${'none'}     | ${'started'}    | ${true}
    ${'Requested'} | ${'left'}     | ${'left'}       | ${true}
    ${'Requested'} | ${'paid'}     | ${'confirming'} | ${false}
    ${'Requested'} | ${'pending'}  | ${'confirming'} | ${false}
    ${'Requested'} | ${'declined'} | ${'confirming'} | ${false}
    ${'Requested'} | ${'held'}     | ${'confirming'} | ${false}
    ${'Paid'}      | ${null}       | ${'confirming'} | ${false}
  `('$state, returned as $returned: $step', ({ state, returned, step, payable }) => {
    expect(paymentStep(state, returned)).toBe(step);
    expect(canPay(step)).toBe(payable);
  });

  it('follows what is booked, whatever the address says', () => {
    for (const returned of [null, ...PAYMENT_RETURNS]) {
      expect([paymentStep('Declined', returned), paymentStep('Held', returned)]).toEqual(['declined', 'held']);
    }
    expect([canPay('declined'), canPay('held')]).toEqual([true, false]);
  });
});
