import type { Plan } from '#shared/plans/plan.record';
import { answerFor, doctorName, type NetworkAnswer } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';

/** One doctor at one plan. */
export interface DoctorLine {
  name: string;
  answer: NetworkAnswer;
}

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
