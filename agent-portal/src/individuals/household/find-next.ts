import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Where Enter and the arrow keys lead in a list of people: to the same field of the next person or the one before, to the date of birth
 * where that person is not asked; 'another' for Enter after the last person. Null for a key that the field itself takes, or none of these.
 */
export function findNext({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | 'another' | null {
  const step = STEPS[key];
  const column = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (!step || !column || (key !== 'Enter' && target.type === 'radio')) {
    return null;
  }
  const people = [...currentTarget.querySelectorAll<HTMLElement>('[data-person]')];
  const at = people.findIndex((person) => person.contains(target)) + step;
  const fieldIn = (name: string) => people[at]?.querySelector<HTMLElement>(`[data-column="${name}"] input:enabled`);
  return fieldIn(column) ?? fieldIn('born') ?? (key === 'Enter' && at === people.length ? 'another' : null);
}
