import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ApplicationForm } from './application-form.ts';

/** The dialog that contains a field. */
export type OpenDialog = { kind: 'account' } | { kind: 'subgroup'; index: number };

const dialogOf = (path: string): OpenDialog | null => {
  const index = /^SubGroups\.(\d+)\./.exec(path)?.[1];
  if (index !== undefined) {
    return { kind: 'subgroup', index: Number(index) };
  }
  return path.startsWith('AccountData.') ? { kind: 'account' } : null;
};

/** Fields derived from the ZIP are read-only: links to them lead to the ZIP. */
const typedPath = (path: string): string => path.replace(/\.(CountyFips|County|StateCode)$/, '.FullPostalCode');

/** Scrolls to a problem's field, opening its dialog first, and focuses it. */
export function useGoToField({ setFocus, getValues, control }: UseFormReturn<ApplicationForm>) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const wanted = useRef<string | null>(null);
  const focus = (path: string) => {
    const isThere = (name: string) => control._names.mount.has(name);
    const name = [path, typedPath(path)].find(isThere);
    if (name) {
      setFocus(name as FieldPath<ApplicationForm>);
    }
  };
  return {
    dialog,
    goTo: (path: string) => {
      const place = dialogOf(path);
      const isNoSubgroup = place?.kind === 'subgroup' && place.index >= getValues('SubGroups').length;
      if (place === null || isNoSubgroup) {
        focus(path);
      } else {
        wanted.current = path;
        setDialog(place);
      }
    },
    /** Called when the dialog has opened: focuses its field. */
    opened: () => {
      if (wanted.current) {
        focus(wanted.current);
        wanted.current = null;
      }
    },
    close: () => setDialog(null),
  };
}
