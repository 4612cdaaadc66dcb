/** A line of the carrier's file, as JSON: everything that is required, of a subscriber in Grand Rapids. */
export const contractLine = (given: object = {}) => ({
  ContractId: 'C1000',
  SrcAgentId: 'A1001',
  Name: { First: 'Ada', Last: 'Byron' },
  DateOfBirth: '1985-06-15',
  Phone: '6165550100',
  Email: 'ada@example.com',
  Address: { AddressLine1: '1 Monroe Center St NW', City: 'Grand Rapids', StateCode: 'MI', PostalCode: '49503' },
  EffectiveDate: '2026-01-01',
  IsActive: true,
  PlanName: 'PPO Gold 1000',
  ...given,
});

export const memberLine = (given: object = {}) => ({
  IsSubscriber: true,
  RelationshipCode: 'Self',
  Name: { First: 'Ada', Last: 'Byron' },
  DateOfBirth: '1985-06-15',
  EffectiveDate: '2026-01-01',
  IsActive: true,
  HomeAddress: { PostalCode: '49503' },
  ...given,
});

export const invoiceLine = (given: object = {}) => ({
  InvoiceId: 'I1',
  InvoiceCreatedDate: '2026-10-20',
  CoverageStart: '2026-11-01',
  CoverageEnd: '2026-11-30',
  CurrentAmountDue: 412.5,
  TotalAmountDue: 412.5,
  InvoiceStatus: 'Open',
  ...given,
});
