import { paymentTypeLabel } from './payment-type.ts';

it.each`
  isMedicare | method     | ongoing            | label
  ${false}   | ${'EFT'}   | ${null}            | ${'EFT'}
  ${false}   | ${'eft'}   | ${null}            | ${'EFT'}
  ${false}   | ${null}    | ${null}            | ${'Bill me'}
  ${false}   | ${'Check'} | ${null}            | ${'Bill me'}
  ${false}   | ${null}    | ${'SSA deduction'} | ${'Bill me'}
  ${true}    | ${null}    | ${'SSA deduction'} | ${'SSA deduction'}
  ${true}    | ${'EFT'}   | ${'Bill me'}       | ${'Bill me'}
  ${true}    | ${'EFT'}   | ${null}            | ${'EFT'}
  ${true}    | ${null}    | ${''}              | ${'Bill me'}
`('Medicare $isMedicare, method $method, ongoing $ongoing: $label', ({ isMedicare, method, ongoing, label }) => {
  expect(paymentTypeLabel(isMedicare, { PaymentMethod: method, OngoingPaymentType: ongoing })).toBe(label);
});
