/** Body of POST {PAYMENT_URL}/sessions. The provider answers with { Token }: the page is {PAYMENT_URL}/pay/{Token}. */
export interface PaymentSession {
  /** Ours, repeated in every notice of this payment. */
  Reference: string;
  ConsumerId: string;
  FirstName: string;
  LastName: string;
  /** In dollars. */
  Amount: number;
  /** Where the browser goes afterwards; the provider adds ?payment=paid, declined, held, pending or left. */
  ReturnUrl: string;
}
