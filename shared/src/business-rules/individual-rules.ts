import { quote, shop } from '#shared/business-rules/rule-definition';

/** Rules of quoting individuals, open enrollment and the marketplace. The dates are those of plan year 2027. */
export const INDIVIDUAL_RULES = {
  OpenEnrollmentStartDate: quote.day(
    '2026-11-01',
    'First day of open enrollment for plan year 2027 (45 CFR 155.410(e)).',
  ),
  OpenEnrollmentEndDate: quote.day(
    '2027-01-15',
    'Last day of open enrollment for plan year 2027. Contested: 90 FR 27074 ends it in December 2026; a court order of June 2026 (D. Md. 1:25-cv-02114, appeal 4th Cir. 26-1938) keeps January 15, 2027. Confirm it on the day of each release.',
  ),
  OpenEnrollmentSafeDate: quote.day(
    '2026-12-15',
    'While the last day of open enrollment is contested: until when nobody contests it. Agents are told to be done by then. Leave empty once it is settled.',
  ),
  OEPQuotingOnlyBegins: quote.day(
    '2026-10-01',
    'First day the coming year can be quoted but not yet enrolled. Leave empty for never.',
  ),
  OEPQuotingOnlyEnds: quote.day('2026-10-31', 'Last day of quoting without enrolling.'),
  OEPContractRenewalBegin: quote.day('2026-10-15', 'First day individual contracts can be renewed.'),
  OEPContractRenewalEnd: quote.day(
    '2027-01-15',
    'Last day individual contracts can be renewed: the window off the marketplace is that of open enrollment (45 CFR 147.104(b)(1)(ii)), so it is as contested.',
  ),
  OEPJanuaryCutOffDate: quote.day(
    '2026-12-15',
    'Last day to choose January 1 as the effective date in open enrollment. Leave empty to not offer it.',
  ),
  OEPFebruaryCutOffDate: quote.day(
    '2027-01-15',
    'Last day to choose February 1 as the effective date in open enrollment. Leave empty to not offer it.',
  ),
  OEPMarchCutOffDate: quote.day(
    '',
    'Last day to choose March 1 as the effective date in open enrollment. Leave empty to not offer it.',
  ),
  AllowSpecialEnrollmentsForAgents: quote.flag('true', 'Agents may make special enrollments.'),
  CovidSEPStartDate: quote.day(
    '2021-02-15',
    'First day of the COVID-19 special enrollment period. Leave empty for none.',
  ),
  CovidSEPEndDate: quote.day('2021-08-15', 'Last day of the COVID-19 special enrollment period.'),
  SpecialEnrollmentDaysAfter: quote.number(
    '60',
    'Days after a qualifying event in which agents can select plans: 45 CFR 155.420(c)(1), off the marketplace 147.104(b)(4)(i).',
  ),
  SpecialEnrollmentDaysBefore: quote.number(
    '60',
    'Days before the loss of coverage, or before an HRA can begin, in which plans can be selected: 45 CFR 155.420(c)(2), (c)(3), off the marketplace 147.104(b)(4)(ii).',
  ),
  MedicaidLossDaysAtMarketplace: quote.number(
    '90',
    'Days after the loss of Medicaid or MIChild in which plans can be selected at the marketplace: 45 CFR 155.420(c)(6), since 2024. No rule gives more than the usual days off the marketplace.',
  ),
  ShortTerm3MonthsWithRenewalCutOffDate: quote.day(
    '2024-09-01',
    'Before this day, a short-term length of 6 months is shown as 3 months with renewal. Leave empty for never.',
  ),
  ShortTermMaximumMonths: quote.number(
    '4',
    'Longest short-term coverage on offer, in months, with renewals: 45 CFR 144.103 (89 FR 23338), three months and a renewal of one. The days of Michigan are a limit of their own; the tighter one counts.',
  ),
  ShortTermDaysPer365: quote.number(
    '185',
    'Most days of short-term coverage with one insurer in any 365 days: MCL 500.2213b(9). Coverage that was sold here counts before enrollment; agents are told to ask about coverage from elsewhere.',
  ),
  ShortTermNotice: quote.text(
    '',
    'Federal notice of short-term coverage, word for word as 45 CFR 144.103 (89 FR 23338) prints it, as a picture: load it from there. It stands on the pages of short-term coverage and on page one of its application; while it is empty they carry a sentence of ours.',
  ),
  EnableIndividualBookOfBusiness: quote.flag(
    'true',
    'Shows the individual and Medicare books of business in the sidebar.',
  ),
  IndividualBookOfBusinessRetirementDate: quote.day(
    '2028-01-01',
    'From this day on, the individual book of business is retired. Leave empty if that is not planned.',
  ),
  AgentPortalUrl: quote.text(
    'https://agents.example.com',
    'Address of the agent portal that replaces the individual book of business; must begin with https://. Leave empty for no link.',
  ),
  IndividualMarketPhoneNum: quote.text(
    '(800) 555-0143',
    'Individual-market phone number shown with a short-term denial.',
  ),
  InsurerName: quote.text(
    'Great Lakes Health Plan',
    'Name of the insurer on invoices of individuals and on the first page of proposals, comparisons, renewal packages and applications.',
  ),
  InvoicePaymentAddress: quote.text(
    'PO Box 7410, Grand Rapids, MI 49510',
    'Where households send payments of their invoices; commas separate the lines of the address.',
  ),
  BillingPhoneNum: quote.text(
    '(800) 555-0144',
    'Phone number for questions about an invoice, and for payments by phone.',
  ),
  MarketplaceCallCenterPhoneNum: quote.text(
    '1-800-318-2596',
    'Call center of the federal marketplace, shown when an enrollment there needs a call.',
  ),
  FirstPaymentExceptionStartDate: quote.day(
    '',
    'First day an enrollment may be submitted without its first payment. Leave empty for never.',
  ),
  FirstPaymentExceptionEndDate: quote.day('', 'Last day of the first-payment exception. Leave empty for no end.'),
  GraceMonthsWithAptc: quote.number(
    '3',
    'Months in which an unpaid premium can still be paid by households with a tax credit (45 CFR 156.270(d)).',
  ),
  GraceDaysWithoutAptc: quote.number(
    '31',
    'Days in which an unpaid premium can still be paid by households without a tax credit.',
  ),
  FFMStartDate: shop.day('2026-11-01', 'First day a marketplace quote can be started.'),
  FFMEndDate: shop.day('2027-10-31', 'Last day a marketplace quote can be started.'),
  DataMatchingDays: shop.number(
    '90',
    'Days after the notice of the marketplace in which a client can prove what does not match its data, where the marketplace names no day: 45 CFR 155.315(f)(2)(ii).',
  ),
  DataMatchingStatusDays: shop.number(
    '95',
    'The same for citizenship and immigration status: 90 days from the receipt of the notice, which counts as received five days after its date, 45 CFR 155.315(c)(3).',
  ),
  FollowUpReminderDays: shop.list(
    '15,5,1',
    'How many days before documents for the marketplace are due clients are reminded by email, separated by commas: whole numbers below 100, others are left out. 0 is the day itself.',
  ),
  MedicaidAdultPercent: shop.number(
    '138',
    'Income up to which adults qualify for Medicaid, in percent of the poverty line (42 CFR 435.119, 435.603(d)(4)).',
  ),
  MedicaidChildPercent: shop.number(
    '217',
    'Income up to which children under 19 qualify for MIChild or Medicaid, in percent of the poverty line: 212 and the disregard of 5 (42 CFR 435.118, 435.603(d)(4); Michigan state plan). Confirm it with the Medicaid.gov table of eligibility levels.',
  ),
  MedicaidPregnantPercent: shop.number(
    '200',
    'Income up to which pregnant women qualify for Medicaid, in percent of the poverty line: 195 and the disregard of 5 (42 CFR 435.116, 435.603(d)(4); Michigan state plan). The child that is expected counts in the household. Confirm it with the Medicaid.gov table of eligibility levels.',
  ),
  MedicaidGuidelineYear: shop.number(
    '2026',
    'Year of the poverty guidelines by which Michigan decides about Medicaid (42 CFR 435.603(h)): the newest ones, from early in their year. Confirm it each spring; guidelines that are not loaded yet count as the newest that are.',
  ),
  CatastrophicBelowPercent: shop.number(
    '100',
    'Below this percentage of the poverty line, people of every age can have a catastrophic plan because their income gives no tax credit (45 CFR 155.605(d)(1)(iii)). Confirm the limit with the rule of each plan year.',
  ),
  CatastrophicAbovePercent: shop.number(
    '250',
    'Above this percentage of the poverty line, people of every age can have a catastrophic plan because their income gives no reduced costs (45 CFR 155.605(d)(1)(iii)). Confirm the limit with the rule of each plan year.',
  ),
  AnswerEnhancedCredits: shop.text(
    'The larger tax credits of 2021 to 2025 have ended. Since 2026 there is no credit above 400% of the poverty line, and below it households pay a larger share themselves. Congress has not brought them back.',
    'Answer to "Is there still the larger credit?" beside estimates: 26 USC 36B(b)(3)(A)(iii), (c)(1)(E), which ended with 2025. Leave empty to leave it out.',
  ),
  AnswerIncomeSpecialEnrollment: shop.text(
    'Not any more: the monthly special enrollment for low incomes ended on 8/25/2025, and who enrolls in a special enrollment because of income alone gets no tax credit.',
    'Answer to "Can I enroll at any time because of my income?" beside estimates: Pub. L. 119-21, section 71304, from 2026. Leave empty to leave it out.',
  ),
  AnswerWorkRequirement: shop.text(
    'From January 2027, Medicaid asks adults of 19 to 64 whom Medicaid expansion covers for 80 hours a month of work, school or service, with exceptions, and looks at it again every six months.',
    'Answer to "Do I have to work for Medicaid?" beside estimates: Pub. L. 119-21, sections 71107 and 71119; 42 CFR 435.550 to 435.563 (91 FR 33348). Confirm it with each change of that rule. Leave empty to leave it out.',
  ),
  AnswerLawfulPresence: shop.text(
    'From January 2027, the tax credit is for citizens, permanent residents, Cuban and Haitian entrants and people of the Compact of Free Association. Others who are lawfully present can buy a plan at the full price.',
    'Answer to "Does immigration status matter?" beside estimates: Pub. L. 119-21, section 71301, from 1/1/2027. Leave empty to leave it out.',
  ),
  CsrLevel2Percentage: shop.number('100', 'Share of costs covered at cost-sharing level 2, in percent.'),
  CsrLevel4Percentage: shop.number('73', 'Actuarial value of cost-sharing level 4, in percent (45 CFR 156.420(a)(3)).'),
  CsrLevel5Percentage: shop.number('87', 'Actuarial value of cost-sharing level 5, in percent (45 CFR 156.420(a)(2)).'),
  CsrLevel6Percentage: shop.number('94', 'Actuarial value of cost-sharing level 6, in percent (45 CFR 156.420(a)(1)).'),
} as const;
