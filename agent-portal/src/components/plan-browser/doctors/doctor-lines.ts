import type { CompareRow } from '#shared/plans/compare-rows';
import type { Plan } from '#shared/plans/plan.record';
import { answerFor, NETWORK_WORDS, type NetworkAnswer } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';

/** One doctor at one plan. */
export interface DoctorLine {
  name: string;
  answer: NetworkAnswer;
}

/** Father and son may have the same name: then with the provider id. */
export const doctorName = ({ Name, PCPId }: QuoteDoctor, doctors: readonly QuoteDoctor[]): string =>
  doctors.some((other) => other.Name === Name && other.PCPId !== PCPId) ? `${Name} (${PCPId})` : Name;

/** What is known of each doctor at each medical plan, by plan. */
export const doctorLines = (
  doctors: readonly QuoteDoctor[],
  plans: readonly Plan[],
): ReadonlyMap<number, readonly DoctorLine[]> =>
  new Map(
    plans
      .filter(({ IsMedical }) => IsMedical && doctors.length > 0)
      .map(({ PlanId }) => [
        PlanId,
        doctors.map((doctor) => ({ name: doctorName(doctor, doctors), answer: answerFor(doctor, PlanId) })),
      ]),
  );

/** The same in a comparison: a row per doctor. */
export const doctorRows = (doctors: readonly QuoteDoctor[], plans: readonly Plan[]): CompareRow[] =>
  doctors.map((doctor) => {
    const answers = plans.map(({ PlanId }) => answerFor(doctor, PlanId));
    return {
      category: 'Doctors',
      name: doctorName(doctor, doctors),
      values: answers.map((answer) => NETWORK_WORDS[answer]),
      differs: new Set(answers).size > 1,
    };
  });
