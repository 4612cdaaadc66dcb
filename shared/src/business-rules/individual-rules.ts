import { CHOSEN, quote, shop } from '#shared/business-rules/rule-definition';

/** Rules of quoting individuals, open enrollment and the marketplace. The days are those of plan year 2027. */
export const INDIVIDUAL_RULES = {
  OpenEnrollmentStartDate: quote.day(
    '2026-11-01',
    'First day of open enrollment for plan year 2027 (45 CFR 155.410(e)).',
  ),
  OpenEnrollmentEndDate: quote.day('2026-12-15', 'Last day of open enrollment for plan year 2027 (45 CFR 155.410(e)).'),
  OEPQuotingOnlyBegins: quote.day(
    '2026-10-01',
    `First day on which the coming year can be quoted but not yet enrolled; empty: never. ${CHOSEN}`,
  ),
  OEPQuotingOnlyEnds: quote.day('2026-10-31', `Last day of quoting without enrolling. ${CHOSEN}`),
  OEPContractRenewalBegin: quote.day('2026-10-15', `First day on which individual contracts can be renewed. ${CHOSEN}`),
  OEPContractRenewalEnd: quote.day('2026-12-15', `Last day on which individual contracts can be renewed. ${CHOSEN}`),
  OEPJanuaryCutOffDate: quote.day(
    '2026-12-15',
    'Last day to choose 1 January as the effective date in open enrollment; empty: not offered.',
  ),
  OEPFebruaryCutOffDate: quote.day(
    '',
    `Last day to choose 1 February as the effective date; empty: not offered, as open enrollment ends before. ${CHOSEN}`,
  ),
  OEPMarchCutOffDate: quote.day(
    '',
    `Last day to choose 1 March as the effective date; empty: not offered, as since plan year 2018. ${CHOSEN}`,
  ),
  AllowSpecialEnrollmentsForAgents: quote.flag('true', `Agents may make special enrollments. ${CHOSEN}`),
  CovidSEPStartDate: quote.day(
    '2021-02-15',
    'First day of the Covid special enrollment period (marketplace, 2021); empty: none.',
  ),
  CovidSEPEndDate: quote.day('2021-08-15', 'Last day of the Covid special enrollment period (marketplace, 2021).'),
  ShortTerm3MonthsWithRenewalCutOffDate: quote.day(
    '2024-09-01',
    'Before this day a short-term length of 6 months is shown as 3 months with renewal; empty: never. ' + CHOSEN,
  ),
  EnableIndividualBookOfBusiness: quote.flag(
    'true',
    `Shows the individual and Medicare books of business in the sidebar. ${CHOSEN}`,
  ),
  IndividualBookOfBusinessRetirementDate: quote.day(
    '2028-01-01',
    `From this day on the individual book of business is retired; empty: not planned. ${CHOSEN}`,
  ),
  IndividualMarketPhoneNum: quote.text(
    '(800) 555-0143',
    `Telephone of the individual-market team, shown with a short-term denial. ${CHOSEN}`,
  ),
  FirstPaymentExceptionStartDate: quote.day(
    '',
    `First day on which an enrollment may be submitted without its first payment; empty: never. ${CHOSEN}`,
  ),
  FirstPaymentExceptionEndDate: quote.day('', `Last day of the first-payment exception; empty: no end. ${CHOSEN}`),
  FFMStartDate: shop.day('2026-11-01', `First day on which a marketplace quote can be started. ${CHOSEN}`),
  FFMEndDate: shop.day('2027-10-31', `Last day on which a marketplace quote can be started. ${CHOSEN}`),
  CsrLevel2Percentage: shop.number(
    '100',
    'Share of costs covered at cost-sharing level 2, in percent (spec 002 section 9).',
  ),
  CsrLevel4Percentage: shop.number('73', 'Actuarial value of cost-sharing level 4, in percent (45 CFR 156.420(a)(3)).'),
  CsrLevel5Percentage: shop.number('87', 'Actuarial value of cost-sharing level 5, in percent (45 CFR 156.420(a)(2)).'),
  CsrLevel6Percentage: shop.number('94', 'Actuarial value of cost-sharing level 6, in percent (45 CFR 156.420(a)(1)).'),
} as const;
