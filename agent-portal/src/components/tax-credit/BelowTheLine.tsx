import { Box, Paper, Typography } from '@mui/material';
import {
  type BelowTheLine as Line,
  belowTheLine,
  hsaLimit,
  iraLimit,
  monthsCovered,
  type Saving,
  type SavingLimit,
  saversOf,
  savingWith,
} from '#shared/eligibility/below-the-line';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';
import { centsFromDollars, formatCents } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import { essentialCentsOf } from '#shared/plans/net-premium-of';
import type { Plan } from '#shared/plans/plan.record';
import { wholeDollars } from '#shared/plans/yearly-cost-words';
import { ColumnsTable } from '../ScrollTable.tsx';
import type { CreditFacts } from './credit-curve.ts';

/** More of them say nothing new: the plans stand beside the calculator. */
const MOST_PLANS = 4;

interface BelowTheLineProps {
  question: SubsidyRequest;
  facts: CreditFacts;
  /** As they are offered to these people; empty where no plan is meant. */
  plans: readonly Plan[];
}

/** Above 400 percent of the poverty line: what savings that can be deducted bring, plan by plan, and what of it is not known. */
export function BelowTheLine({ question, facts, plans }: BelowTheLineProps) {
  const months = monthsCovered(question);
  const line = belowTheLine({ ...facts, incomeCents: centsFromDollars(question.AnnualIncome), months });
  if (line === null) {
    return null;
  }
  const people = saversOf(question);
  const limits = {
    hsa: hsaLimit(question.CoverageYear, people, months),
    ira: iraLimit(question.CoverageYear, people),
  };
  return (
    <Paper
      component="section"
      aria-label="Below the 400% line by saving"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2" sx={{ mb: 1 }}>
        Below the 400% line by saving
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {line.creditCents > 0
          ? `With ${wholeDollars(line.neededCents)} less income that counts, this household is at the line and has a tax credit of ${formatCents(line.creditCents)} a month. What goes into a health savings account (HSA) or a traditional IRA and can be deducted does not count. It stays the household’s own money.`
          : `At the line, ${wholeDollars(line.neededCents)} below this income, there is no tax credit either: the benchmark costs less than the household is expected to pay. Saving brings none.`}
      </Typography>
      {line.creditCents > 0 && <Savings {...{ line, limits, plans }} />}
      <Typography variant="h3" sx={{ mt: 2 }}>
        Arithmetic and sources
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
        {arithmetic(line, limits, { year: question.CoverageYear }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Paper>
  );
}

interface SavingsProps {
  line: Line;
  limits: Limits;
  plans: readonly Plan[];
}

interface Limits {
  hsa: SavingLimit | null;
  ira: SavingLimit | null;
}

/** A line for each plan: what is set aside, and what the plan then costs in the year. */
function Savings({ line, limits, plans }: SavingsProps) {
  const rows = rowsOf(line, limits, plans);
  return (
    <ColumnsTable
      label="What saving brings, by plan"
      isPlain
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { label: 'Plan', isName: true, cell: ({ name }) => name },
        { label: 'Set aside', cell: ({ saving }) => setAside(saving, line) },
        {
          label: `Tax credit, ${counted(line.months, 'month')}`,
          isFigure: true,
          cell: ({ saving }) => (saving.missingCents > 0 ? 'None' : wholeDollars(saving.returnCents)),
        },
        {
          label: `Premium, ${counted(line.months, 'month')}`,
          isFigure: true,
          cell: ({ saving, premiumCents }) =>
            premiumCents === null ? '—' : premiums(premiumCents * line.months, saving),
        },
      ]}
    />
  );
}

interface Row {
  name: string;
  saving: Saving;
  /** A month, before the credit; null where no plan is meant. */
  premiumCents: number | null;
}

/** The plans at which saving brings most for what they cost, and without plans, any plan of each kind. */
function rowsOf(line: Line, limits: Limits, plans: readonly Plan[]): Row[] {
  const priced = plans.flatMap((plan) => {
    const essentialCents = essentialCentsOf(plan);
    if (essentialCents === null) {
      return [];
    }
    const saving = savingWith(line, { essentialCents, allowsHsa: plan.HsaCompatible }, limits);
    return [{ name: plan.PlanDisplayName, saving, premiumCents: centsFromDollars(plan.TotalMonthlyRate!) }];
  });
  const isEnough = priced.filter(({ saving }) => saving.missingCents === 0);
  if (priced.length > 0) {
    return (isEnough.length > 0 ? isEnough : priced)
      .sort((one, other) => restOf(one) - restOf(other) || (one.name < other.name ? -1 : 1))
      .slice(0, MOST_PLANS);
  }
  return [true, false].map((allowsHsa) => ({
    name: allowsHsa ? 'Any plan with an HSA' : 'Any other plan',
    saving: savingWith(line, { essentialCents: null, allowsHsa }, limits),
    premiumCents: null,
  }));
}

const restOf = ({ premiumCents, saving }: { premiumCents: number; saving: Saving }): number =>
  premiumCents - saving.creditCents;

/** "$4,500 into an HSA, $1,500 into an IRA". */
function setAside({ hsaCents, iraCents, missingCents }: Saving, { neededCents }: Line): string {
  const parts = [
    ...(hsaCents > 0 ? [`${wholeDollars(hsaCents)} into an HSA`] : []),
    ...(iraCents > 0 ? [`${wholeDollars(iraCents)} into an IRA`] : []),
  ].join(', ');
  return missingCents === 0
    ? parts
    : `Not enough: ${parts === '' ? 'nothing' : `at most ${parts}`} of ${wholeDollars(neededCents)}`;
}

const premiums = (withoutCents: number, { returnCents, missingCents }: Saving): string =>
  missingCents > 0
    ? wholeDollars(withoutCents)
    : `${wholeDollars(withoutCents - returnCents)} instead of ${wholeDollars(withoutCents)}`;

/** Each figure with where it comes from, and then what is not known here. */
function arithmetic(line: Line, { hsa, ira }: Limits, { year }: { year: number }): string[] {
  const { incomeCents, lineCents, neededCents, creditCents, months } = line;
  return [
    `${formatCents(incomeCents)} − ${formatCents(lineCents)} = ${formatCents(incomeCents - lineCents)}, in whole dollars ${wholeDollars(neededCents)}. Deductions lower the income that counts (26 USC 36B(d)(2)(B), 62(a)(7) and (19)).`,
    ...(creditCents > 0
      ? [
          `${formatCents(creditCents)} a month × ${counted(months, 'month')} = ${formatCents(creditCents * months)}; of a plan, at most its part for essential health benefits (26 USC 36B(b)(2)).`,
        ]
      : []),
    hsa === null
      ? `The HSA limit for ${year} is not known here.`
      : `HSA in ${year}: ${limitText(hsa)}, for ${counted(months, 'month')} of coverage ${formatCents(hsa.cents)} (26 USC 223(b); ${hsa.source}).`,
    ira === null
      ? `The IRA limit for ${year} is not known here, so no IRA is counted.`
      : `Traditional IRA in ${year}: ${limitText(ira)} for each of ${counted(ira.people, 'person', 'people')}, together ${formatCents(ira.cents)} (26 USC 219(b)(5); ${ira.source}).`,
    'Not known here: who may deduct. An HSA needs a plan that allows one and no other coverage such as Medicare, and nobody may claim the person as a dependent (26 USC 223(c)(1), (b)(6)). An IRA needs earned income, and a retirement plan at work, of either spouse, can lower or end the deduction (26 USC 219(b)(1), (g)). Ask a tax adviser before relying on it.',
    'Not counted: the income tax that the deduction saves, and what an account charges. If the year’s income ends above the line after all, the whole credit is repaid.',
  ];
}

const limitText = ({ most, catchUp, older }: SavingLimit): string =>
  `${wholeDollars(most * 100)}${older === 0 ? '' : `, ${wholeDollars(catchUp * 100)} more for ${counted(older, 'person', 'people')} old enough`}`;
