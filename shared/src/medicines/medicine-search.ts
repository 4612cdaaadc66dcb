import { nameSearchKey } from '#shared/providers/pcp-search';

/** Ours: what one screen shows; a search that finds more is made narrower. */
export const MOST_MEDICINES_FOUND = 30;
/** Ours: shorter beginnings match thousands of names. */
const FEWEST_LETTERS = 3;
const MEDICINE_NAME_TOO_SHORT = `Enter at least ${FEWEST_LETTERS} letters of the name.`;

/** Ours: more than most households take. */
export const MOST_MEDICINES = 15;
const TOO_MANY_MEDICINES = `A quote can have at most ${MOST_MEDICINES} medicines.`;

/** @param medicines those that a quote has before another is added */
export const addMedicineProblem = (medicines: number): string | null =>
  medicines < MOST_MEDICINES ? null : TOO_MANY_MEDICINES;

interface Named {
  RxNormId: number;
  Name: string;
}

/** Some insurers file the brand only, for every strength: then with the RxNorm id. */
export const medicineName = ({ Name, RxNormId }: Named, medicines: readonly Named[]): string =>
  medicines.some((other) => other.Name === Name && other.RxNormId !== RxNormId) ? `${Name} (RxNorm ${RxNormId})` : Name;

/** The longest word that the index has. */
export const WORD_LENGTH = 40;

/** By which words a name is found: those that begin with letters. "Acetaminophen 500 MG Oral Tablet [Tylenol]" has no 500 and no MG. */
export const searchedWords = (name: string): string[] => [
  ...new Set(
    nameSearchKey(name)
      .split(' ')
      .filter((word) => /^[a-z]{3}/.test(word))
      .map((word) => word.slice(0, WORD_LENGTH)),
  ),
];

export interface MedicineCriteria {
  /** A word of the name begins with it; the longest that was typed, which finds least. */
  word: string;
  /** Each occurs in the name's search key. */
  others: string[];
}

/** What is searched for typed text; null when it has no word that can be searched. */
export function medicineCriteria(text: string): MedicineCriteria | null {
  const typed = nameSearchKey(text).split(' ');
  const [word] = searchedWords(text).toSorted((one, other) => other.length - one.length);
  return word === undefined ? null : { word, others: typed.filter((each) => each !== word && each !== '') };
}

export const medicineNameProblem = (text: string): string | null =>
  medicineCriteria(text) === null ? MEDICINE_NAME_TOO_SHORT : null;
