import { Baseline1795392000000 } from './migrations/1795392000000-baseline.ts';
import { Benchmarks1795478400000 } from './migrations/1795478400000-benchmarks.ts';
import { PlanVariants1795564800000 } from './migrations/1795564800000-plan-variants.ts';
import { SsnBuckets1795651200000 } from './migrations/1795651200000-ssn-buckets.ts';
import { IndividualEnrollments1795737600000 } from './migrations/1795737600000-individual-enrollments.ts';
import { SandboxApplications1795910400000 } from './migrations/1795910400000-sandbox-applications.ts';
import { IndividualSubmissions1795996800000 } from './migrations/1795996800000-individual-submissions.ts';
import { FirstPayments1796040000000 } from './migrations/1796040000000-first-payments.ts';
import { PaymentSandbox1796083200000 } from './migrations/1796083200000-payment-sandbox.ts';
import { Contracts1796090000000 } from './migrations/1796090000000-contracts.ts';
import { MarketplaceVisits1796100000000 } from './migrations/1796100000000-marketplace-visits.ts';
import { MarketplaceQuotes1796101000000 } from './migrations/1796101000000-marketplace-quotes.ts';
import { Consents1796110000000 } from './migrations/1796110000000-consents.ts';
import { MarketplaceEnrollments1796120000000 } from './migrations/1796120000000-marketplace-enrollments.ts';
import { MarketplaceConsents1796121000000 } from './migrations/1796121000000-marketplace-consents.ts';
import { MarketplaceAddresses1796124000000 } from './migrations/1796124000000-marketplace-addresses.ts';
import { IndividualBook1796130000000 } from './migrations/1796130000000-individual-book.ts';
import { PcpChanges1796140000000 } from './migrations/1796140000000-pcp-changes.ts';
import { ContractRenewals1796150000000 } from './migrations/1796150000000-contract-renewals.ts';
import { DailyActions1796160000000 } from './migrations/1796160000000-daily-actions.ts';
import { EmployerSignatures1796170000000 } from './migrations/1796170000000-employer-signatures.ts';
import { FormDrafts1796180000000 } from './migrations/1796180000000-form-drafts.ts';
import { CarrierLogo1796240000000 } from './migrations/1796240000000-carrier-logo.ts';
import { CobraEvent1796242300000 } from './migrations/1796242300000-cobra-event.ts';
import { AgencyLogos1796190000000 } from './migrations/1796190000000-agency-logos.ts';
import { ProposalEmails1796200000000 } from './migrations/1796200000000-proposal-emails.ts';
import { StaffNotes1796210000000 } from './migrations/1796210000000-staff-notes.ts';
import { StaffNotifications1796211000000 } from './migrations/1796211000000-staff-notifications.ts';
import { UndonePassiveRenewals1796230000000 } from './migrations/1796230000000-undone-passive-renewals.ts';
import { EventAnswers1796241000000 } from './migrations/1796241000000-event-answers.ts';
import { QuoteEventsByDay1796231000000 } from './migrations/1796231000000-quote-events-by-day.ts';
import { QuotePremiums1796250000000 } from './migrations/1796250000000-quote-premiums.ts';
import { TobaccoAnswers1796260000000 } from './migrations/1796260000000-tobacco-answers.ts';
import { TaxPersons1796280000000 } from './migrations/1796280000000-tax-persons.ts';
import { ConfirmedPlaces1796281000000 } from './migrations/1796281000000-confirmed-places.ts';
import { HsaClaims1796282000000 } from './migrations/1796282000000-hsa-claims.ts';
import { FindContractsOfPerson1796285000000 } from './migrations/1796285000000-find-contracts-of-person.ts';
import { SecondFactors1796290000000 } from './migrations/1796290000000-second-factors.ts';
import { SeparateMarketplaceJobs1796291000000 } from './migrations/1796291000000-separate-marketplace-jobs.ts';
import { Passkeys1796292000000 } from './migrations/1796292000000-passkeys.ts';

/** In execution order. */
export const MIGRATIONS = [
  Baseline1795392000000,
  Benchmarks1795478400000,
  PlanVariants1795564800000,
  SsnBuckets1795651200000,
  IndividualEnrollments1795737600000,
  SandboxApplications1795910400000,
  IndividualSubmissions1795996800000,
  FirstPayments1796040000000,
  PaymentSandbox1796083200000,
  Contracts1796090000000,
  MarketplaceVisits1796100000000,
  MarketplaceQuotes1796101000000,
  Consents1796110000000,
  MarketplaceEnrollments1796120000000,
  MarketplaceConsents1796121000000,
  MarketplaceAddresses1796124000000,
  IndividualBook1796130000000,
  PcpChanges1796140000000,
  ContractRenewals1796150000000,
  DailyActions1796160000000,
  EmployerSignatures1796170000000,
  FormDrafts1796180000000,
  AgencyLogos1796190000000,
  ProposalEmails1796200000000,
  StaffNotes1796210000000,
  StaffNotifications1796211000000,
  UndonePassiveRenewals1796230000000,
  QuoteEventsByDay1796231000000,
  CarrierLogo1796240000000,
  EventAnswers1796241000000,
  CobraEvent1796242300000,
  QuotePremiums1796250000000,
  TobaccoAnswers1796260000000,
  TaxPersons1796280000000,
  ConfirmedPlaces1796281000000,
  HsaClaims1796282000000,
  FindContractsOfPerson1796285000000,
  SecondFactors1796290000000,
  SeparateMarketplaceJobs1796291000000,
  Passkeys1796292000000,
];
