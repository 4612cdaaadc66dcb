import { formatCents } from '#shared/formats/currency';
import { medicineName } from '#shared/medicines/medicine-search';
import type { QuoteMedicine } from '#shared/medicines/medicine.record';
import {
  ALL_MEDICINES,
  type ListAnswer,
  listAnswer,
  medicinesOfYear,
  medicineText,
} from '#shared/medicines/medicine-year';
import type { Plan } from '#shared/plans/plan.record';
import type { YearTerms } from '#shared/plans/yearly-cost';
import { COST_NOT_KNOWN } from '#shared/plans/yearly-cost-words';
import { answerFor, doctorName, NETWORK_WORDS, type NetworkAnswer } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';

/** One doctor or medicine of the client at one plan. */
export interface NeedLine {
  name: string;
  /** Null for a sum. */
  answer: 'yes' | 'no' | 'unknown' | null;
  text: string;
}

export type NeedLines = ReadonlyMap<number, readonly NeedLine[]>;

const OF_NETWORK: Readonly<Record<NetworkAnswer, NeedLine['answer']>> = { in: 'yes', out: 'no', unknown: 'unknown' };
const OF_LIST: Readonly<Record<ListAnswer, NeedLine['answer']>> = {
  ...{ listed: 'yes', 'not listed': 'no', unknown: 'unknown' },
};

interface Needs {
  doctors: readonly QuoteDoctor[];
  medicines: readonly QuoteMedicine[];
  /** Null where no yearly cost is shown. */
  year: YearTerms | null;
}

/** What is known of each doctor and each medicine at each medical plan, by plan. */
export const needLines = (needs: Needs, plans: readonly Plan[]): NeedLines =>
  new Map(
    needs.doctors.length + needs.medicines.length === 0
      ? []
      : plans.filter(({ IsMedical }) => IsMedical).map((plan) => [plan.PlanId, linesOf(needs, plan)]),
  );

const linesOf = ({ doctors, medicines, year }: Needs, plan: Plan): NeedLine[] => [
  ...doctors.map((doctor) => {
    const answer = answerFor(doctor, plan.PlanId);
    return { name: doctorName(doctor, doctors), answer: OF_NETWORK[answer], text: NETWORK_WORDS[answer] };
  }),
  ...medicines.map((medicine) => ({
    name: medicineName(medicine, medicines),
    answer: OF_LIST[listAnswer(medicine, plan.PlanId)],
    text: medicineText(medicine, plan, year),
  })),
  ...(year && medicines.length > 1 ? [sumLine(medicines, plan, year)] : []),
];

function sumLine(medicines: readonly QuoteMedicine[], plan: Plan, year: YearTerms): NeedLine {
  const cost = medicinesOfYear(medicines, plan, year);
  return { name: ALL_MEDICINES, answer: null, text: cost ? formatCents(cost.totalCents) : COST_NOT_KNOWN };
}
