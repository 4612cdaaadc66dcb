import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';

/** Whether a doctor is in the network of a plan; unknown where the directory says nothing. */
export type NetworkAnswer = 'in' | 'out' | 'unknown';

export const NETWORK_WORDS: Readonly<Record<NetworkAnswer, string>> = {
  in: 'In network',
  out: 'Not in network',
  unknown: 'Not known',
};

export const CHECK_WITH_OFFICE = 'Check with the office before enrolling; directories change.';

/** Ours: more than a family sees. */
const MOST_DOCTORS = 10;
const TOO_MANY_DOCTORS = `A quote can have at most ${MOST_DOCTORS} doctors.`;

/** @param doctors those that a quote has before another is added */
export const addDoctorProblem = (doctors: number): string | null => (doctors < MOST_DOCTORS ? null : TOO_MANY_DOCTORS);

/** What a directory has of a doctor and a plan in the plan's year. */
interface DirectoryFacts {
  hasDoctor: boolean;
  /** It lists somebody for the plan: without anybody, a missing entry means nothing. */
  hasPlan: boolean;
  /** It lists this doctor for the plan. */
  hasBoth: boolean;
}

export const networkAnswer = ({ hasDoctor, hasPlan, hasBoth }: DirectoryFacts): NetworkAnswer =>
  hasBoth ? 'in' : hasDoctor && hasPlan ? 'out' : 'unknown';

/** What was answered about a doctor and a plan. */
export const answerFor = ({ InNetwork, NotInNetwork }: QuoteDoctor, planId: number): NetworkAnswer =>
  InNetwork.includes(planId) ? 'in' : NotInNetwork.includes(planId) ? 'out' : 'unknown';

/** Father and son may have the same name: then with the provider id. */
export const doctorName = ({ Name, PCPId }: QuoteDoctor, doctors: readonly QuoteDoctor[]): string =>
  doctors.some((other) => other.Name === Name && other.PCPId !== PCPId) ? `${Name} (${PCPId})` : Name;

/** Whether every doctor is known to be in the plan's network; true without doctors. */
export const areAllIn = (doctors: readonly QuoteDoctor[], planId: number): boolean =>
  doctors.every(({ InNetwork }) => InNetwork.includes(planId));
