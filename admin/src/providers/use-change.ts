import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** A mutation that shows its failure in a notification. */
export function useChange<Result, Variables = void>(options: UseMutationOptions<Result, Error, Variables>) {
  const notify = useNotify();
  return useMutation({ onError: ({ message }) => notify(message, { type: 'error' }), ...options });
}
