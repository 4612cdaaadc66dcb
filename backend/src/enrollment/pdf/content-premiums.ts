import { dollarsFromCents } from '#shared/formats/currency';
import { type planPremiumText, totalPremiumText } from '#shared/plans/plan-premium-text';
import type { ApplicationContent, ContentPlan } from './application-content.ts';

export const pricedPlan = ({ MonthlyRateCents, Taken }: ContentPlan): Parameters<typeof planPremiumText>[0] => ({
  TotalMonthlyRate: dollarsFromCents(MonthlyRateCents),
  Taken: Taken ? { Members: Taken.Members, MonthlyRate: dollarsFromCents(Taken.Cents) } : null,
});

export const totalText = ({ Cents, IsLowest }: NonNullable<ApplicationContent['Premium']>): string =>
  totalPremiumText({ Amount: dollarsFromCents(Cents), IsLowest });
