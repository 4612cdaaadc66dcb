import { useState } from 'react';
import { valueOf, type TypedFormat } from './typed-format.ts';

interface Bound {
  value: unknown;
  setValue: (value: unknown) => void;
  leave: () => void;
}

/**
 * Lets people type freely and tidies up when they leave: while the field is edited it shows what was typed, afterwards the value
 * in its own form. The form keeps the readable value at every moment, so Enter submits the same as leaving first.
 */
export function useTypedText({ value, setValue, leave }: Bound, format: TypedFormat) {
  const [typing, setTyping] = useState<{ text: string; value: unknown } | null>(null);
  // A reset of the form from outside wins over what was typed before it.
  const isTyping = typing !== null && Object.is(typing.value, value);
  return {
    text: isTyping ? typing.text : format.show(value),
    begin: () => setTyping({ text: (format.edit ?? format.show)(value), value }),
    change: (text: string) => {
      const next = valueOf(text, format);
      // Autofill changes fields that nobody is in: those show their own form at once.
      setTyping(typing && { text, value: next });
      setValue(next);
    },
    end: () => {
      setTyping(null);
      leave();
    },
  };
}
