import type { FieldPath, FieldValues } from 'react-hook-form';
import { MOST_INCOME, MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { formatDollars } from '#shared/formats/currency';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { WholeNumberInput } from '#web/inputs/WholeNumberInput';

interface TaxReturnFieldsProps<Form extends FieldValues> {
  names: { income: FieldPath<Form>; size: FieldPath<Form> };
  /** Everyone who seeks coverage is on the tax return. */
  people: number;
}

/** What the tax credit depends on besides the people and the county. */
export const TaxReturnFields = <Form extends FieldValues>({ names, people }: TaxReturnFieldsProps<Form>) => (
  <>
    <CurrencyInput<Form>
      name={names.income}
      label="Annual income"
      required
      hint="Modified adjusted gross income of the household"
      check={(dollars) => (dollars >= 0 && dollars <= MOST_INCOME ? null : INCOME_RANGE)}
    />
    <WholeNumberInput<Form>
      name={names.size}
      label="Household size"
      required
      hint="Everyone on the tax return"
      check={(count) =>
        count >= people && count <= MOST_PEOPLE ? null : `Enter a number from ${people} to ${MOST_PEOPLE}.`
      }
    />
  </>
);

const INCOME_RANGE = `Enter an amount from ${formatDollars(0)} to ${formatDollars(MOST_INCOME)}.`;
