import { useRef, useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { EnrollmentPageResponse, PanelProblem } from '#shared/individual-enrollment/individual-enrollment.record';
import type { PanelName } from '#shared/individual-enrollment/enrollment-codes';
import { PROOFS_FIELD } from '#shared/individual-enrollment/panels';
import { addressInputOf } from '../../components/MemberAddressInputs.tsx';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';

/** Which panels and people are open: at first the first that is not complete, then as the user toggles them. */
export function usePanels({ Panels, Members }: EnrollmentPageResponse) {
  const { getValues, setFocus } = useFormContext<EnrollmentForm>();
  const incomplete = Panels.find(({ State }) => State !== 'Completed');
  const open = useOpenSet<PanelName>(incomplete ? [incomplete.Name] : []);
  const firstPerson = Panels.find(({ Name }) => Name === 'MemberInfo')?.Problems[0]?.MemberId ?? Members[0]?.Id;
  const people = useOpenSet<number>(firstPerson === undefined ? [] : [firstPerson]);
  const headings = useRef(new Map<PanelName, HTMLElement>());
  const uploadButton = useRef<HTMLButtonElement>(null);
  /** Takes the focus when what is opening for it has come to rest. */
  const wanted = useRef<(() => void) | null>(null);
  const inputOf = ({ MemberId, Field }: PanelProblem): FieldPath<EnrollmentForm> => {
    const at = getValues('Members').findIndex(({ Id }) => Id === MemberId);
    const hasZip = at >= 0 && getValues(`Members.${at}.HomeAddress.FullPostalCode`) !== '';
    return (
      at < 0 ? `Answers.${Field}` : `Members.${at}.${addressInputOf(Field, hasZip)}`
    ) as FieldPath<EnrollmentForm>;
  };
  const focus = (isOpen: boolean, work: () => void) => {
    if (isOpen) {
      work();
    } else {
      wanted.current = work;
    }
  };
  return {
    open,
    people,
    uploadButton,
    setHeading: (name: PanelName) => (heading: HTMLElement | null) => {
      if (heading) {
        headings.current.set(name, heading);
      }
    },
    opened: () => {
      wanted.current?.();
      wanted.current = null;
    },
    /** Opens the panel and the person of a problem, and focuses its field. */
    goTo: (name: PanelName, problem: PanelProblem) => {
      const { MemberId, Field } = problem;
      const isOpen = open.has(name) && (MemberId === null || people.has(MemberId));
      open.add(name);
      if (MemberId !== null) {
        people.add(MemberId);
      }
      focus(isOpen, () => (Field === PROOFS_FIELD ? uploadButton.current?.focus() : setFocus(inputOf(problem))));
    },
    /** Closes a panel, and opens and focuses the next one. */
    goOn: (from: PanelName, to: PanelName) => {
      const isOpen = open.has(to);
      open.remove(from);
      open.add(to);
      focus(isOpen, () => headings.current.get(to)?.focus());
    },
  };
}

function useOpenSet<Item>(first: readonly Item[]) {
  const [items, setItems] = useState(first);
  const has = (item: Item) => items.includes(item);
  const add = (item: Item) => setItems((before) => (before.includes(item) ? before : [...before, item]));
  const remove = (item: Item) => setItems((before) => before.filter((other) => other !== item));
  return { has, add, remove, toggle: (item: Item) => (has(item) ? remove(item) : add(item)) };
}
