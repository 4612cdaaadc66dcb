import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendJson } from '../http/client.ts';
import { sendForm } from '../http/files.ts';
import { IN_SCREEN } from '../http/in-screen.ts';

/** Stores the picture at this path, or removes it; and the address that shows the stored one. */
export function useLogoChange<Owner>(path: string, onChanged: (owner: Owner) => void) {
  const [changes, setChanges] = useState(0);
  const change = useMutation({
    mutationFn: (file: File | null) => (file ? upload<Owner>(path, file) : remove<Owner>(path)),
    onSuccess: (owner) => {
      setChanges((count) => count + 1);
      onChanged(owner);
    },
  });
  // A new address after each change, because the browser keeps showing the previous picture.
  return { change, picture: `${path}?change=${changes}` };
}

const remove = <Owner>(path: string): Promise<Owner> => sendJson<Owner>('DELETE', path, undefined, IN_SCREEN);

function upload<Owner>(path: string, file: File): Promise<Owner> {
  const form = new FormData();
  form.append('file', file);
  return sendForm<Owner>(path, form, IN_SCREEN);
}
